// The one table of keys. What it says is dispatched, shown in the hint bar, listed by the help and
// told to assistive technology: nothing else knows a key.
import type { NodeType } from '../model/document/nodeTypes.ts'
import { isContainer } from '../model/document/nodeTypes.ts'

/** What the keys mean now: one of the menus or gestures, or none of them. */
export type Mode =
  | 'ready'
  | 'add'
  | 'command'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'point'
  | 'path'
  | 'convert'
  | 'order'
  | 'align'
  | 'view'
  | 'file'
  | 'field'
  | 'find'
  | 'text'

export type Panel = 'tree' | 'form' | 'library' | 'source'

/** What a text field with the focus holds: a number, words, the name looked for, the source. */
export type Typing = 'number' | 'word' | 'find' | 'source'

/** What decides which keys are possible now. */
export interface Situation {
  readonly mode: Mode
  readonly panel: Panel
  readonly type: NodeType
  readonly isRoot: boolean
  /** How many nodes are chosen. */
  readonly chosen: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canRepeat: boolean
  readonly clipboard: boolean
  readonly library: number
  /** Whether a removed library entry can be brought back. */
  readonly libraryUndo: boolean
  /** The command of a path the form stands on; -1 for none. */
  readonly segment: number
  /** The point of a list the form stands on; -1 for none. */
  readonly point: number
  readonly hasHandles: boolean
  /** Whether the present node is a locked one that can be shifted. */
  readonly canShift: boolean
  /** The text field that has the focus, if one has. */
  readonly typing: Typing | undefined
}

export interface Binding {
  readonly id: string
  /** Values of `KeyboardEvent.key`, those of named keys with `Shift+` before them where it matters. */
  readonly keys: readonly string[]
  readonly modes: readonly Mode[]
  readonly when?: (now: Situation) => boolean
  /** Whether Shift makes it ten times and Alt a tenth of it. */
  readonly amounts?: true
  /** What is printed for a whole range of keys: they cannot be pressed by hand on the hint bar. */
  readonly printed?: string
}

const inTree = ({ panel }: Situation) => panel === 'tree'
const inForm = ({ panel }: Situation) => panel === 'form'
const inLibrary = ({ panel }: Situation) => panel === 'library'
const onDrawing = (now: Situation) => inTree(now) || inForm(now)
const shape = (now: Situation) => onDrawing(now) && !now.isRoot
const movable = (now: Situation) => shape(now) && (now.type !== 'locked' || now.chosen > 1)
/** A drawing within the drawing has no turn of its own in browsers. */
const turnable = (now: Situation) => movable(now) && (now.type !== 'svg' || now.chosen > 1)
const pathForm = (now: Situation) => inForm(now) && now.type === 'path'
const number = (now: Situation) => now.typing === 'number'
const list = (now: Situation) => now.type === 'polyline' || now.type === 'polygon'

const ready: readonly Mode[] = ['ready']
const gestures: readonly Mode[] = ['translate', 'rotate', 'scale', 'point']
const menus: readonly Mode[] = ['add', 'command', 'path', 'convert', 'order', 'align', 'view', 'file']

const fields: readonly Mode[] = ['field', 'find', 'text']
const everywhere: readonly Mode[] = [...ready, ...gestures, ...menus, ...fields]

/** Letters of path commands; capital letters are absolute coordinates. */
const pathLetters = ['M', 'm', 'L', 'l', 'C', 'c', 'A', 'a', 'z', 'H', 'h', 'V', 'v', 'S', 's', 'Q', 'q', 'T', 't'] as const // prettier-ignore
/** Those that the form takes without a menu, as the specification has them. */
const direct = new Set<string>(['a', 'A', 'c', 'C', 'm', 'M', 'l', 'L', 'z'])

const moveWith = (mode: Mode, id: string, key: string, extra: readonly string[] = []): Binding => ({
  id,
  keys: [key, ...extra],
  modes: [mode],
  amounts: true,
})

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

export const bindings = [
  // Moving about.
  { id: 'left', keys: ['ArrowLeft'], modes: ready },
  { id: 'right', keys: ['ArrowRight'], modes: ready },
  { id: 'previous', keys: ['ArrowUp'], modes: ready },
  { id: 'next', keys: ['ArrowDown'], modes: ready },
  { id: 'first', keys: ['Home'], modes: ready },
  { id: 'last', keys: ['End'], modes: ready },
  { id: 'open', keys: ['Enter'], modes: ready, when: (now) => !inLibrary(now) || now.library > 0 },
  { id: 'nextPanel', keys: ['F6'], modes: everywhere },
  { id: 'previousPanel', keys: ['Shift+F6'], modes: everywhere },

  // Adding.
  { id: 'add', keys: ['+'], modes: ready, when: (now) => onDrawing(now) && isContainer(now.type) },
  { id: 'addPoint', keys: ['+'], modes: ready, when: (now) => onDrawing(now) && list(now) },
  { id: 'addCommand', keys: ['+'], modes: ready, when: (now) => onDrawing(now) && now.type === 'path' },
  { id: 'add.circle', keys: ['c'], modes: ['add'] },
  { id: 'add.ellipse', keys: ['e'], modes: ['add'] },
  { id: 'add.group', keys: ['g'], modes: ['add'] },
  { id: 'add.line', keys: ['l'], modes: ['add'] },
  { id: 'add.polygon', keys: ['n'], modes: ['add'] },
  { id: 'add.path', keys: ['p'], modes: ['add'] },
  { id: 'add.rect', keys: ['r'], modes: ['add'] },
  { id: 'add.polyline', keys: ['y'], modes: ['add'] },
  ...pathLetters.map((letter): Binding => ({ id: `command.${letter}`, keys: [letter], modes: ['command'] })),
  ...pathLetters
    .filter((letter) => direct.has(letter))
    .map((letter): Binding => ({ id: `draw.${letter}`, keys: [letter], modes: ready, when: pathForm })),

  // Removing.
  {
    id: 'removeCommand',
    keys: ['-', '−', 'Delete', 'Backspace'],
    modes: ready,
    when: (now) => pathForm(now) && now.segment > 0,
  },
  {
    id: 'removePoint',
    keys: ['-', '−', 'Delete', 'Backspace'],
    modes: ready,
    when: (now) => inForm(now) && list(now) && now.point >= 0,
  },
  {
    id: 'remove',
    keys: ['-', '−', 'Delete', 'Backspace'],
    modes: ready,
    // In the form of a path or list the key belongs to its commands and points.
    when: (now) => shape(now) && (inTree(now) || !(now.type === 'path' || list(now))),
  },

  // Copying.
  { id: 'cut', keys: ['x'], modes: ready, when: shape },
  { id: 'copy', keys: ['c'], modes: ready, when: (now) => shape(now) && !pathForm(now) },
  { id: 'paste', keys: ['v'], modes: ready, when: (now) => onDrawing(now) && now.clipboard },
  { id: 'duplicate', keys: ['d'], modes: ready, when: shape },
  { id: 'undo', keys: ['<'], modes: ready, when: (now) => onDrawing(now) && now.canUndo },
  { id: 'redo', keys: ['>'], modes: ready, when: (now) => onDrawing(now) && now.canRedo },
  { id: 'repeat', keys: ['.'], modes: ready, when: (now) => onDrawing(now) && now.canRepeat },

  // Choosing.
  { id: 'choose', keys: [' '], modes: ready, when: inTree },
  { id: 'extendUp', keys: ['Shift+ArrowUp'], modes: ready, when: inTree },
  { id: 'extendDown', keys: ['Shift+ArrowDown'], modes: ready, when: inTree },
  { id: 'group', keys: ['g'], modes: ready, when: shape },
  { id: 'ungroup', keys: ['u'], modes: ready, when: (now) => shape(now) && now.type === 'group' },

  // Gestures and menus.
  { id: 'translate', keys: ['t'], modes: ready, when: (now) => movable(now) || (shape(now) && now.canShift) },
  { id: 'rotate', keys: ['r'], modes: ready, when: turnable },
  { id: 'scale', keys: ['s'], modes: ready, when: movable },
  { id: 'point', keys: ['p'], modes: ready, when: (now) => onDrawing(now) && now.hasHandles },
  { id: 'path', keys: ['b'], modes: ready, when: (now) => onDrawing(now) && now.type === 'path' },
  { id: 'order', keys: ['o'], modes: ready, when: shape },
  { id: 'align', keys: ['a'], modes: ready, when: (now) => movable(now) && !pathForm(now) },
  { id: 'view', keys: ['w'], modes: ready },
  { id: 'file', keys: ['f'], modes: ready },
  { id: 'source', keys: ['q'], modes: ready },
  { id: 'keep', keys: ['k'], modes: ready },
  { id: 'jump', keys: ['/'], modes: ready },
  // Small letters are commands: capital ones look for a name.
  { id: 'typeAhead', keys: capitals, modes: ready, when: inTree, printed: '⇧ A–Z' },

  // The library.
  {
    id: 'libraryRemove',
    keys: ['-', '−', 'Delete', 'Backspace'],
    modes: ready,
    when: (now) => inLibrary(now) && now.library > 0,
  },
  { id: 'libraryDuplicate', keys: ['d'], modes: ready, when: (now) => inLibrary(now) && now.library > 0 },
  { id: 'libraryUndo', keys: ['<'], modes: ready, when: (now) => inLibrary(now) && now.libraryUndo },

  // The gestures.
  moveWith('translate', 'moveLeft', 'ArrowLeft'),
  moveWith('translate', 'moveRight', 'ArrowRight'),
  moveWith('translate', 'moveUp', 'ArrowUp'),
  moveWith('translate', 'moveDown', 'ArrowDown'),
  moveWith('rotate', 'turnLeft', 'ArrowLeft', ['ArrowUp']),
  moveWith('rotate', 'turnRight', 'ArrowRight', ['ArrowDown']),
  moveWith('scale', 'narrower', 'ArrowLeft'),
  moveWith('scale', 'wider', 'ArrowRight'),
  moveWith('scale', 'taller', 'ArrowUp'),
  moveWith('scale', 'lower', 'ArrowDown'),
  { id: 'larger', keys: ['+'], modes: ['scale'] },
  { id: 'smaller', keys: ['-', '−'], modes: ['scale'] },
  moveWith('point', 'pointLeft', 'ArrowLeft'),
  moveWith('point', 'pointRight', 'ArrowRight'),
  moveWith('point', 'pointUp', 'ArrowUp'),
  moveWith('point', 'pointDown', 'ArrowDown'),
  { id: 'pointNext', keys: ['n', 'Tab'], modes: ['point'] },
  { id: 'pointBack', keys: ['b', 'Shift+Tab'], modes: ['point'] },
  { id: 'finish', keys: ['Enter'], modes: gestures },
  { id: 'cancel', keys: ['Escape'], modes: [...gestures, ...menus] },

  // Work on a path.
  { id: 'path.split', keys: ['i'], modes: ['path'] },
  { id: 'path.convert', keys: ['k'], modes: ['path'] },
  { id: 'path.relative', keys: ['r'], modes: ['path'] },
  { id: 'path.allAbsolute', keys: ['A'], modes: ['path'] },
  { id: 'path.allRelative', keys: ['R'], modes: ['path'] },
  { id: 'path.reverse', keys: ['u'], modes: ['path'] },
  ...['l', 'h', 'v', 'c', 's', 'q', 't', 'a', 'z'].map((letter): Binding => ({
    id: `convert.${letter}`,
    keys: [letter],
    modes: ['convert'],
  })),

  // Order in the tree.
  { id: 'order.up', keys: ['ArrowUp'], modes: ['order'] },
  { id: 'order.down', keys: ['ArrowDown'], modes: ['order'] },
  { id: 'order.in', keys: ['ArrowRight'], modes: ['order'] },
  { id: 'order.out', keys: ['ArrowLeft'], modes: ['order'] },
  { id: 'order.done', keys: ['Enter'], modes: ['order'] },

  { id: 'align.left', keys: ['l'], modes: ['align'] },
  { id: 'align.centre', keys: ['z'], modes: ['align'] },
  { id: 'align.right', keys: ['r'], modes: ['align'] },
  { id: 'align.top', keys: ['o'], modes: ['align'] },
  { id: 'align.middle', keys: ['m'], modes: ['align'] },
  { id: 'align.bottom', keys: ['u'], modes: ['align'] },
  { id: 'align.spreadX', keys: ['w'], modes: ['align'], when: ({ chosen }) => chosen > 2 },
  { id: 'align.spreadY', keys: ['s'], modes: ['align'], when: ({ chosen }) => chosen > 2 },

  { id: 'view.in', keys: ['+'], modes: ['view'] },
  { id: 'view.out', keys: ['-', '−'], modes: ['view'] },
  { id: 'view.left', keys: ['ArrowLeft'], modes: ['view'] },
  { id: 'view.right', keys: ['ArrowRight'], modes: ['view'] },
  { id: 'view.up', keys: ['ArrowUp'], modes: ['view'] },
  { id: 'view.down', keys: ['ArrowDown'], modes: ['view'] },
  { id: 'view.fit', keys: ['0'], modes: ['view'] },
  { id: 'view.chosen', keys: ['a'], modes: ['view'] },
  { id: 'view.grid', keys: ['g'], modes: ['view'] },
  { id: 'view.snap', keys: ['e'], modes: ['view'] },
  { id: 'view.done', keys: ['Enter'], modes: ['view'] },

  { id: 'file.new', keys: ['n'], modes: ['file'] },
  { id: 'file.export', keys: ['x'], modes: ['file'] },
  { id: 'file.save', keys: ['s'], modes: ['file'] },
  { id: 'file.load', keys: ['l'], modes: ['file'] },
  { id: 'file.paste', keys: ['p'], modes: ['file'] },
  { id: 'file.output', keys: ['o'], modes: ['file'] },

  // In the fields of the form, and in that of the search.
  { id: 'field.up', keys: ['ArrowUp'], modes: ['field'], when: number, amounts: true },
  { id: 'field.down', keys: ['ArrowDown'], modes: ['field'], when: number, amounts: true },
  { id: 'field.take', keys: ['Enter'], modes: ['field'] },
  { id: 'field.drop', keys: ['Escape'], modes: ['field'] },
  { id: 'find.previous', keys: ['ArrowUp'], modes: ['find'] },
  { id: 'find.next', keys: ['ArrowDown'], modes: ['find'] },
  { id: 'find.take', keys: ['Enter'], modes: ['find'] },
  { id: 'find.drop', keys: ['Escape'], modes: ['find'] },

  // Everywhere.
  { id: 'help', keys: ['?'], modes: [...ready, ...menus, ...gestures] },
  // A number before a key does it that often, or that far.
  { id: 'count', keys: '0123456789'.split(''), modes: ['ready', ...gestures, 'order'], printed: '0–9' },
] as const satisfies readonly Binding[] as readonly Binding[]

/** What was held with a key. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
}

/** A single character, also one that takes two code units. */
export const isCharacter = /^.$/u

/** The key of an event as the table names it; `undefined` where the editor must keep out of the way. */
export function keyName(event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly altGraph: boolean
}): string | undefined {
  // AltGr reports itself as Ctrl and Alt on some systems: what it types is a character like any other.
  if (event.isComposing || event.key === 'Process' || event.key === 'Dead') return undefined
  if (event.metaKey || (event.ctrlKey && !event.altGraph)) return undefined
  const character = isCharacter.test(event.key)
  if (character) return event.altKey && !event.altGraph ? undefined : event.key
  return event.key
}

/** What is possible now, in the order of the table. */
export const possible = (now: Situation) =>
  bindings.filter(({ modes, when }) => modes.includes(now.mode) && (!when || when(now)))

/**
 * The binding a key has now.
 *
 * @param shift whether Shift is held; it counts for named keys only, characters carry it already
 */
export function bindingFor(now: Situation, key: string, shift: boolean): Binding | undefined {
  const named = !isCharacter.test(key)
  const full = shift && named ? `Shift+${key}` : key
  return possible(now).find(
    ({ keys, amounts }) => keys.includes(full) || (amounts === true && named && keys.includes(key)),
  )
}

/** As `aria-keyshortcuts` wants it: names of keys parted by spaces. */
export const shortcutsOf = (keys: readonly string[]) =>
  keys.map((key) => (key === ' ' ? 'Space' : key === '+' ? 'Plus' : key)).join(' ')
