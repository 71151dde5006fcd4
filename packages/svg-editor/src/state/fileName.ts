import { attribute } from '../model/document/svgNode.ts'
import type { Session } from './session.ts'

/** What a file of the open drawing is called, without its ending: as the file it came from, or its `id`. */
export function fileNameOf({ store, fileNames }: Session) {
  const { root } = store.drawing()
  const node = store.get(root)
  const id = node && attribute(node, 'id')?.replaceAll(/[^\p{L}\p{N}_-]/gu, '')
  return fileNames.get(root) || id || root
}
