import type { DrawingStore } from '../model/document/drawingStore.ts'
import { reconciled } from '../model/text/reconcile.ts'

/** Applies an edited source; unchanged nodes keep their identity. Throws SvgError. */
export function takeSource(store: DrawingStore, source: string) {
  const drawing = reconciled(store.drawing(), source)
  store.commit((draft) => {
    for (const id of draft.nodes.keys()) if (!drawing.nodes.has(id)) draft.delete(id)
    for (const node of drawing.nodes.values()) if (draft.get(node.id) !== node) draft.put(node)
    draft.setRoot(drawing.root)
  }, 'source')
}
