import type { Getter } from 'jotai'
import { canShift } from '../../model/edit/lockedPart.ts'
import { isFixed } from '../../model/edit/visibility.ts'
import { fieldsOf } from '../../model/edit/fields.ts'
import { attribute, type SvgNode } from '../../model/document/svgNode.ts'
import type { KeyContext, Mode, Typing } from './binding.ts'
import type { Session } from '../session.ts'

const modeOfField: Readonly<Record<Typing, Mode>> = {
  number: 'field',
  word: 'field',
  find: 'find',
  source: 'text',
}

/** Index of the path command or point that a field key belongs to; -1 for other fields. */
export const entryOfField = (key: string) => Number(/^(?:path|points)\.(\d+)\./.exec(key)?.[1] ?? -1)

/** The attribute text that holds a node's points. */
const pointsText = (node: SvgNode) =>
  (node.type === 'path' ? attribute(node, 'd') : attribute(node, 'points'))?.trim() ?? ''

/** The state that decides which keys are enabled, read through `get` only so that jotai tracks all of it. */
export function readContext(
  get: Getter,
  { atoms, store, host }: Pick<Session, 'atoms' | 'store' | 'host'>,
): KeyContext {
  const node = get(atoms.current)
  const { redo } = get(atoms.history)
  const at = entryOfField(get(atoms.field))
  const typing = get(atoms.typing)
  // Only an input asks for the fields beside it: listing those of a long path with every key takes time.
  const fields = typing ? fieldsOf(node) : []
  const key = get(atoms.field)
  const field = Math.max(
    0,
    fields.findIndex((each) => each.key === key),
  )
  return {
    mode: typing ? modeOfField[typing] : get(atoms.mode),
    panel: get(atoms.panel),
    type: node.type,
    isRoot: node.parent === undefined,
    selected: get(atoms.selection).length,
    canRedo: redo.length > 0,
    canWrite: host.chooseInPlace !== undefined,
    canPick: host.pickColour !== undefined,
    canRepeat: get(atoms.repeatable) !== undefined,
    clipboard: get(atoms.clipboard) !== undefined,
    library: get(atoms.library).length,
    segment: node.type === 'path' ? at : -1,
    point: node.type === 'path' ? -1 : at,
    hasHandles: node.type === 'line' || pointsText(node) !== '',
    isFixed: get(atoms.selection).length === 1 && isFixed(store, node),
    canShift: canShift(node),
    attribute: get(atoms.field).startsWith('attr.'),
    fieldBefore: field > 0,
    fieldAfter: field < fields.length - 1,
    isReading: get(atoms.reading) !== undefined,
    typing,
  }
}
