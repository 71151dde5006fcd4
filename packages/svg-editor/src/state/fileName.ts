import { attribute } from '../model/document/svgNode.ts'
import type { Session } from './session.ts'

/** What a file of the open drawing is called, without its ending. */
export function fileNameOf({ store }: Session) {
  const root = store.get(store.drawing().root)
  return (root && attribute(root, 'id')?.replaceAll(/[^\p{L}\p{N}_-]/gu, '')) || store.drawing().root
}
