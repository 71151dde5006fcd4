import { useAtomValue } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from './EditorContext.ts'

/** Subscribes to one node; other changes of the drawing cause no render. */
export function useNode(id: string) {
  const { store } = useEditor().editor
  const subscribe = useCallback((listener: () => void) => store.subscribeNode(id, listener), [store, id])
  const read = () => store.get(id)
  return useSyncExternalStore(subscribe, read, read)
}

/** The node the commands act on. */
export function useCurrentNode() {
  const { editor } = useEditor()
  const selected = useAtomValue(editor.atoms.selection)
  return useNode(selected.at(-1) ?? editor.store.drawing().root)
}
