// Conditions and groups of modes shared by rows of the key table.
import { isContainer, isUndrawn } from '../../model/document/nodeTypes.ts'
import type { KeyContext, Mode } from './binding.ts'

export const inTree = ({ panel }: KeyContext) => panel === 'tree'
export const inForm = ({ panel }: KeyContext) => panel === 'form'
export const inLibrary = ({ panel }: KeyContext) => panel === 'library'
export const onDrawing = (now: KeyContext) => inTree(now) || inForm(now)
export const shape = (now: KeyContext) => onDrawing(now) && !now.isRoot
/** Whether the current node is an element that can be edited, except the root. */
export const editable = (now: KeyContext) => shape(now) && now.type !== 'locked'
export const movable = (now: KeyContext) =>
  shape(now) && !now.isFixed && ((now.type !== 'locked' && !isUndrawn(now.type)) || now.selected > 1)
/** Whether the selection can be rotated: browsers ignore a rotation in `transform` on a nested `<svg>`. */
export const turnable = (now: KeyContext) => movable(now) && (now.type !== 'svg' || now.selected > 1)
export const pathForm = (now: KeyContext) => inForm(now) && now.type === 'path'
export const filledLibrary = (now: KeyContext) => inLibrary(now) && now.library > 0
export const notEmpty = (now: KeyContext) => !inLibrary(now) || now.library > 0
export const container = (now: KeyContext) => onDrawing(now) && isContainer(now.type)
export const group = (now: KeyContext) => shape(now) && now.type === 'group'
export const path = (now: KeyContext) => onDrawing(now) && now.type === 'path'
export const onPoints = (now: KeyContext) => onDrawing(now) && list(now)
export const laterCommand = (now: KeyContext) => pathForm(now) && now.segment > 0
export const onPoint = (now: KeyContext) => inForm(now) && list(now) && now.point >= 0
export const onAttribute = (now: KeyContext) => inForm(now) && now.attribute
/** In the form of a path or list, and at an attribute, the key removes something else. */
export const removable = (now: KeyContext) =>
  shape(now) && (inTree(now) || !(now.attribute || now.type === 'path' || list(now)))
export const outOfPathForm = (now: KeyContext) => shape(now) && !pathForm(now)
export const combinable = (now: KeyContext) => outOfPathForm(now) && (now.selected > 1 || now.type === 'path')
export const element = (now: KeyContext) => onDrawing(now) && now.type !== 'locked'
export const shiftable = (now: KeyContext) => movable(now) || (shape(now) && now.canShift)
export const alignable = (now: KeyContext) => movable(now) && !pathForm(now)
export const number = (now: KeyContext) => now.typing === 'number'
export const list = (now: KeyContext) => now.type === 'polyline' || now.type === 'polygon'

export const ready: readonly Mode[] = ['ready']
export const gestures: readonly Mode[] = ['translate', 'rotate', 'scale', 'point', 'array']
export const menus: readonly Mode[] = [
  'add',
  'command',
  'path',
  'convert',
  'order',
  'align',
  'combine',
  'paint',
  'view',
  'file',
]
export const fields: readonly Mode[] = ['field', 'find', 'text']
export const everywhere: readonly Mode[] = [...ready, ...gestures, ...menus, ...fields]
