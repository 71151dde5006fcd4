import type { SliceFiles } from '@kleinzeug/storage'
import { filePaths } from '@kleinzeug/storage/exchange'
import type { SvgEditorData } from './model/document/editorData.ts'
import { fromTree, renamed, toTree, type TreeNode } from './model/document/record.ts'
import { readSvg } from './model/text/readSvg.ts'
import { writeSvg } from './model/text/writeSvg.ts'

const FOLDER = 'SVG/'
const CURRENT = `${FOLDER}Aktuelle Zeichnung.svg`

function textOf(tree: TreeNode): string | undefined {
  const drawing = fromTree(tree)
  return drawing && writeSvg(drawing)
}

/** The drawings with the paths of their files: the open one, then those of the library. */
function placed({ current, library }: SvgEditorData) {
  const trees = [current, ...library]
  const names = library.map(({ element }) => `${FOLDER}${element.id.replaceAll('/', ' ')}.svg`)
  const paths = filePaths([CURRENT, ...names])
  return trees.map((tree, at) => ({ tree, path: paths[at] ?? '' }))
}

/** A tree read from a file, under the name that it has here. */
const read = (text: string, id: string): TreeNode => {
  const tree = toTree(readSvg(text))
  return { ...tree, element: { ...tree.element, id } }
}

/** One SVG file a drawing: the open one, and those of the library by their names. */
export const folderFiles: SliceFiles<SvgEditorData> = {
  toFiles: (data) =>
    new Map(
      placed(data).flatMap(({ tree, path }) => {
        const text = textOf(tree)
        return text === undefined ? [] : [[path, text] as const]
      }),
    ),
  isOurs: (path) => path.startsWith(FOLDER) && path.endsWith('.svg'),
  fromFile: (data, { path, before, now }, onLost) => {
    const isCurrent = path === CURRENT
    const known = placed(data).find((each) => each.path === path)?.tree
    const { history: _history, ...rest } = data
    if (now === undefined)
      return isCurrent || !known ? data : { ...rest, library: data.library.filter((tree) => tree !== known) }
    if (!known) {
      const tree = read(now, path.slice(FOLDER.length, -'.svg'.length))
      return { ...rest, library: [...data.library, renamed(tree, data.library)] }
    }
    const mine = textOf(known)
    if (mine === now) return data
    if (mine !== before) onLost()
    const tree = read(now, known.element.id)
    return isCurrent
      ? { ...rest, current: tree }
      : { ...rest, library: data.library.map((each) => (each === known ? tree : each)) }
  },
}
