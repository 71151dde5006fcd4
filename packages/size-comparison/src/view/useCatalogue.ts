import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import type { EntryDialog } from './EntryDialog.tsx'
import { useSizeComparison } from './SizeComparisonContext.ts'

/** Loads things and drawings, and the form of own ones, which are a chunk of their own. */
export function useCatalogue() {
  const { state } = useSizeComparison()
  const load = useSetAtom(state.load)
  const [isMissing, setMissing] = useState(false)
  const [Form, setForm] = useState<typeof EntryDialog>()
  const request = useCallback(() => {
    import('./loadedAfter.ts').then(
      (loaded) => {
        load(loaded.catalogue)
        setForm(() => loaded.EntryDialog)
      },
      () => setMissing(true),
    )
  }, [load])
  useEffect(request, [request])
  const retry = useCallback(() => {
    setMissing(false)
    request()
  }, [request])
  return { isMissing, retry, EntryDialog: Form }
}
