import { attribute } from '../model/document/svgNode.ts'
import type { Session } from './session.ts'

/** File name of the open drawing without extension: that of the file it was read from, else its `id`. */
export function fileNameOf({ store, fileNames }: Session) {
  const { root } = store.drawing()
  const node = store.get(root)
  const id = node && attribute(node, 'id')?.replaceAll(/[^\p{L}\p{N}_-]/gu, '')
  return fileNames.get(root) || id || root
}
