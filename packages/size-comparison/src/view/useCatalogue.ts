import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useSizeComparison } from './SizeComparisonContext.ts'

const importCatalogue = async () => (await import('../model/catalogue/catalogue.ts')).catalogue

/** Loads things and drawings, which are a chunk of their own. */
export function useCatalogue() {
  const { state } = useSizeComparison()
  const catalogue = useAtomValue(state.catalogue)
  const load = useSetAtom(state.load)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    importCatalogue().then(load, () => setMissing(true))
  }, [load])
  const retry = useCallback(() => {
    setMissing(false)
    importCatalogue().then(load, () => setMissing(true))
  }, [load])
  return { catalogue, isMissing, retry }
}
