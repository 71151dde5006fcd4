import { useEffect, useState } from 'react'
import { useEditor } from './EditorContext.ts'

/** A part of the editor that is loaded when it is first wanted; `undefined` until it is there. */
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
