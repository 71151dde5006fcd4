import { atom, createStore } from 'jotai'
import { createDrawingStore, type DrawingStore } from '../model/document/drawingStore.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import { fromTree, type TreeNode } from '../model/document/record.ts'
import type { SvgNode } from '../model/document/svgNode.ts'
import type { Clipping } from '../model/edit/treeEdit.ts'
import type { SvgError } from '../model/text/xml.ts'
import type { SvgEditorData } from '../storage.ts'
import type { Mode, Modifiers, Panel, Typing } from './keyTable.ts'
import type { Message } from './messages.ts'

/** How the drawing is looked at: a zoom factor and the point of the drawing in the middle. */
export interface View {
  /** Screen pixels per unit of the drawing; `undefined` fits it into the window. */
  readonly zoom: number | undefined
  readonly x: number
  readonly y: number
  readonly grid: boolean
  readonly snap: boolean
}

/** What stands in the way of a wish, or warns of something, until it is put away. */
export type Trouble =
  | { readonly kind: 'file'; readonly name: string; readonly error: SvgError }
  | { readonly kind: 'json'; readonly name: string }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'namespace'; readonly prefix: string }
  | { readonly kind: 'stripped'; readonly names: readonly string[] }
  | { readonly kind: 'failed'; readonly what: string }

export type DialogName = 'help' | 'output' | 'paste'

/** A gesture under way: the nodes as they were when it began, and what has been added up since. */
export interface Gesture {
  readonly originals: readonly SvgNode[]
  readonly x: number
  readonly y: number
}

/** A search under way in the tree: where it began, what was typed, how many nodes match. */
export interface Find {
  readonly origin: string
  readonly text: string
  readonly found: number
}

/** What only a browser can do for the editor. */
interface Host {
  readonly save: (name: string, text: string, type: string) => void
  readonly open: (accept: string) => Promise<{ name: string; size: number; text: string } | undefined>
  /** Moves the focus to a panel, or within the form to the input of its present field. */
  readonly focus: (panel: Panel, input?: boolean) => void
  /** Gives a key to the text field that has the focus. @returns whether there was one */
  readonly give: (key: string, modifiers: Modifiers) => boolean
  /** Does something; what it leads to is on the screen, and the focus there, when the promise is kept. */
  readonly settle: (task: () => void) => Promise<void>
  /** Whether the focus is still on its way to where it was last sent. */
  readonly isSettling: () => boolean
  readonly say: (message: Message) => void
  /** The window onto the drawing in screen pixels. */
  readonly windowSize: () => { readonly width: number; readonly height: number }
}

const quietHost: Host = {
  save: () => undefined,
  open: () => Promise.resolve(undefined),
  focus: () => undefined,
  give: () => false,
  settle: (task) => {
    task()
    return Promise.resolve()
  },
  isSettling: () => false,
  say: () => undefined,
  windowSize: () => ({ width: 400, height: 400 }),
}

/** All that one editor remembers while it is open. */
export function createSession(data: SvgEditorData) {
  const drawing = fromTree(data.current) ?? newDrawing()
  const store: DrawingStore = createDrawingStore(drawing, data.history)
  const jot = createStore()
  const atoms = {
    mode: atom<Mode>('ready'),
    panel: atom<Panel>('tree'),
    /** Ids of the chosen nodes; the last one is the present one. */
    chosen: atom<readonly string[]>([drawing.root]),
    /** Key of the form's present field. */
    field: atom(''),
    /** The kind of text field that has the focus: there the letters belong to the text. */
    typing: atom<Typing | undefined>(undefined),
    find: atom<Find | undefined>(undefined),
    count: atom(0),
    /** Index of the present entry of the library. */
    entry: atom(0),
    library: atom<readonly TreeNode[]>(data.library),
    /** The library before its last removal. */
    libraryBefore: atom<readonly TreeNode[] | undefined>(undefined),
    clipboard: atom<Clipping>([]),
    view: atom<View>({ zoom: undefined, x: 200, y: 200, grid: true, snap: false }),
    trouble: atom<Trouble | undefined>(undefined),
    dialog: atom<DialogName | undefined>(undefined),
    sourceOpen: atom(false),
    /** What was written as source and cannot be read yet. */
    unread: atom<string | undefined>(undefined),
    /** Whether keys wait for the commands that are being loaded. */
    busy: atom(false),
    /** Whether a part of the editor could not be loaded. */
    unavailable: atom(false),
    gesture: atom<Gesture | undefined>(undefined),
    /** Grows with every change of the drawing: what depends on the whole of it listens here. */
    version: atom(0),
    /** Grows when rows come, go or move. */
    structure: atom(0),
    /** Text handed over to the paste dialog. */
    pasted: atom(''),
    repeatable: atom<{ readonly run: () => void } | undefined>(undefined),
  }
  store.subscribe(({ structure }) => {
    jot.set(atoms.version, (version) => version + 1)
    if (structure) jot.set(atoms.structure, (version) => version + 1)
    // What is gone cannot stay chosen.
    const chosen = jot.get(atoms.chosen)
    const left = chosen.filter((id) => store.get(id))
    if (left.length < chosen.length) {
      jot.set(atoms.chosen, left.length > 0 ? left : [store.drawing().root])
    }
  })

  const session = {
    store,
    jot,
    atoms,
    host: quietHost,
    /** The node the commands speak of. */
    present: (): SvgNode => {
      const id = jot.get(atoms.chosen).at(-1) ?? store.drawing().root
      const node = store.get(id) ?? store.get(store.drawing().root)
      if (!node) throw new Error('a drawing without a root')
      return node
    },
    chosenNodes: (): SvgNode[] => jot.get(atoms.chosen).flatMap((id) => store.get(id) ?? []),
    say: (key: Message['key'], ...values: Message['values']) => session.host.say({ key, values }),
    choose: (ids: readonly string[]) => {
      if (ids.length === 0) return
      const before = session.present().id
      jot.set(atoms.chosen, ids)
      if (ids.at(-1) !== before) {
        jot.set(atoms.field, '')
        store.seal()
      }
    },
    setMode: (mode: Mode) => jot.set(atoms.mode, mode),
  }
  return session
}

export type Session = ReturnType<typeof createSession>
