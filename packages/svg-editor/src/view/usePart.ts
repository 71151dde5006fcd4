import { useEffect, useState } from 'react'
import { useEditor } from './EditorContext.ts'

/** Loads a part of the editor when it is first needed; `undefined` until it is loaded. */
export function usePart<T>(wanted: boolean, load: () => Promise<T>): T | undefined {
  const { editor } = useEditor()
  const [part, setPart] = useState<{ readonly loaded: T }>()
  useEffect(() => {
    if (!wanted || part) return undefined
    let ended = false
    load().then(
      (loaded) => {
        if (!ended) setPart({ loaded })
      },
      () => editor.atomStore.set(editor.atoms.unavailable, true),
    )
    return () => {
      ended = true
    }
  }, [wanted, part, load, editor])
  return part?.loaded
}
