import { ancestors } from '../model/document/drawing.ts'
import { isUndrawn, typeOfElement } from '../model/document/nodeTypes.ts'
import { clippingOf, paste } from '../model/edit/treeEdit.ts'
import { readSvg } from '../model/text/readSvg.ts'
import { openCommands } from './commands/openCommands.ts'
import type { Editor } from './createEditor.ts'

/** Inserts a fragment of source, such as `<rect/>`, as pasting does. */
export function pasteFragment(editor: Editor, text: string) {
  const { store, file, current, select, say } = editor
  try {
    const read = readSvg(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`)
    const top = read.nodes.get(read.root)
    const clipping = clippingOf(read, top?.children ?? [])
    const { nodes } = store.drawing()
    const { id } = current()
    // Behind definitions and not inside them, where it would not be drawn.
    const hidden = [id, ...ancestors(nodes, id)].findLast((each) =>
      isUndrawn(nodes.get(each)?.type ?? 'locked'),
    )
    const ids = store.commit((draft) => paste(draft, clipping, hidden ?? id, true, hidden !== undefined))
    store.endStep()
    if (ids.length > 0) select(ids)
    say((texts) => texts['say.pasted'](ids.join(', ')))
  } catch (error) {
    openCommands(editor, file).refuse('', error)
  }
}

/** Opens a whole source, or a text with drawings in it, in the paste dialog, and inserts a fragment into the drawing. */
export function pasteSource(editor: Editor, text: string) {
  const [, first = ''] = /^\s*<([\w.:-]+)/.exec(text) ?? []
  const isFragment = first !== '' && (!/<svg[\s>]/.test(text) || typeOfElement(first) !== 'locked')
  if (isFragment && !/^(?:[\w-]+:)?svg$/i.test(first)) return pasteFragment(editor, text)
  const { atomStore, atoms } = editor
  atomStore.set(atoms.pasted, text)
  atomStore.set(atoms.dialog, 'paste')
}
