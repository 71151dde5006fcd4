import { canShift } from '../model/edit/lockedPart.ts'
import { attribute, type SvgNode } from '../model/document/svgNode.ts'
import type { Mode, Situation, Typing } from './keyTable.ts'
import type { Session } from './session.ts'

const modeOfField: Readonly<Record<Typing, Mode>> = {
  number: 'field',
  word: 'field',
  find: 'find',
  source: 'text',
}

/** Index of the command or point the form stands on; -1 where it stands on none. */
export function presentEntry({ jot, atoms }: Session) {
  const [section, index] = jot.get(atoms.field).split('.')
  return section === 'path' || section === 'points' ? Number(index) : -1
}

/** What the points of a path or list are written in. */
const pointsText = (node: SvgNode) =>
  (node.type === 'path' ? attribute(node, 'd') : attribute(node, 'points'))?.trim() ?? ''

/** What decides now which keys are possible. */
export function situationOf(session: Session): Situation {
  const { store, jot, atoms } = session
  const node = session.present()
  const { undo, redo } = store.history()
  const at = presentEntry(session)
  const typing = jot.get(atoms.typing)
  return {
    mode: typing ? modeOfField[typing] : jot.get(atoms.mode),
    panel: jot.get(atoms.panel),
    type: node.type,
    isRoot: node.parent === undefined,
    chosen: jot.get(atoms.chosen).length,
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
    canRepeat: jot.get(atoms.repeatable) !== undefined,
    clipboard: jot.get(atoms.clipboard).length > 0,
    library: jot.get(atoms.library).length,
    libraryUndo: jot.get(atoms.libraryBefore) !== undefined,
    segment: node.type === 'path' ? at : -1,
    point: node.type === 'path' ? -1 : at,
    hasHandles: node.type === 'line' || pointsText(node) !== '',
    canShift: canShift(node),
    typing,
  }
}
