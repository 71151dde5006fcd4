import { atom, createStore } from 'jotai'
import { createDrawingStore, type DrawingStore } from '../model/document/drawingStore.ts'
import { attributeName } from '../model/edit/attributeNames.ts'
import { fieldsOf } from '../model/edit/fields.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import { fromTree } from '../model/document/record.ts'
import type { SvgNode } from '../model/document/svgNode.ts'
import type { Clipping } from '../model/edit/treeEdit.ts'
import type { SvgError } from '../model/text/xml.ts'
import type { SvgEditorData } from '../model/document/editorData.ts'
import type { SvgEditorLabels } from '../labels.ts'
import type { Mode, Panel, Typing } from './keys/binding.ts'

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
export type Alert =
  | { readonly kind: 'file'; readonly name: string; readonly error: SvgError }
  | { readonly kind: 'json'; readonly name: string; readonly error?: SvgError }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'encoding'; readonly encoding: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'namespace'; readonly prefix: string }
  | { readonly kind: 'stripped'; readonly names: readonly string[] }
  | { readonly kind: 'failed'; readonly what: string }

export type DialogName = 'help' | 'output' | 'paste'

/** The point that stays: shares of the own box, or the middle of the page. */
export type Pivot = 'page' | { readonly x: number; readonly y: number }

/** A gesture under way: the nodes as they were when it began, and what has been added up since. */
export interface Gesture {
  readonly originals: readonly SvgNode[]
  /** What stays when they are turned or scaled; their own middle without it. */
  readonly pivot?: Pivot
  /** How many there are to be, in a row or ring. */
  readonly copies?: number
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
export interface Host {
  readonly save: (name: string, text: string, type: string) => void
  readonly open: (accept: string) => Promise<{ name: string; bytes: Uint8Array } | undefined>
  /** Moves the focus to a panel, or within the form to the input of its current field. */
  readonly focus: (panel: Panel, input?: boolean) => void
  /** Hands a text to the clipboard of the system. */
  readonly copy: (text: string) => void
  /** Speaks a sentence to assistive technology. */
  readonly say: (sentence: (texts: SvgEditorLabels) => string) => void
  /** Size of the canvas in screen pixels. */
  readonly canvasSize: () => { readonly width: number; readonly height: number }
}

/** The form's input that has the focus: what is typed there is a draft until it is taken. */
export interface FieldEditor {
  /** Takes over what was typed. @returns whether it could be read */
  readonly commit: () => boolean
  readonly drop: () => void
  readonly nudge: (steps: number) => void
}

/** All that one editor remembers while it is open. */
export function createSession(data: SvgEditorData, host: Host) {
  const drawing = fromTree(data.current) ?? newDrawing()
  const store: DrawingStore = createDrawingStore(drawing, data.history, data.library)
  const atomStore = createStore()

  function nodeNow(id: string | undefined): SvgNode {
    const { root } = store.drawing()
    const node = store.get(id ?? root) ?? store.get(root)
    if (!node) throw new Error('a drawing without a root')
    return node
  }

  /** Grows with every change of the drawing. */
  const version = atom(0)
  const selection = atom<readonly string[]>([drawing.root])
  const gesture = atom<Gesture | undefined>(undefined)
  const atoms = {
    mode: atom<Mode>('ready'),
    panel: atom<Panel>('tree'),
    /** Ids of the selected nodes; the last one is the current one. */
    selection,
    /** The node the commands act on. */
    current: atom((get) => {
      get(version)
      return nodeNow(get(selection).at(-1))
    }),
    history: atom((get) => {
      get(version)
      return store.history()
    }),
    /** Key of the form's current field. */
    field: atom(''),
    /** The kind of text field that has the focus: there the letters belong to the text. */
    typing: atom<Typing | undefined>(undefined),
    /** The input of the form that has the focus. */
    fieldEditor: atom<FieldEditor | undefined>(undefined),
    /** Where the focus goes from it: into the form, or back to where something was added to be written. */
    fieldReturn: atom<Panel>('form'),
    find: atom<Find | undefined>(undefined),
    count: atom(0),
    /** Index of the current entry of the library. */
    entry: atom(0),
    library: atom((get) => {
      get(version)
      return store.library()
    }),
    clipboard: atom<Clipping>([]),
    view: atom<View>({ zoom: undefined, x: 200, y: 200, grid: true, snap: false }),
    alert: atom<Alert | undefined>(undefined),
    dialog: atom<DialogName | undefined>(undefined),
    sourceOpen: atom(false),
    /** What was written as source and cannot be read yet. */
    unread: atom<string | undefined>(undefined),
    /** Whether a part of the editor could not be loaded. */
    unavailable: atom(false),
    gesture,
    /** The point that stays in the gesture under way. */
    pivot: atom((get) => get(gesture)?.pivot),
    /** Which colour the paint menu sets. */
    paintKey: atom<'fill' | 'stroke'>('fill'),
    /** The name of an attribute that is being typed, and what it replaces. */
    naming: atom<{ readonly from: string | undefined } | undefined>(undefined),
    /** Whether the last change is stored; `undefined` without a storage. */
    saving: atom<'pending' | 'saved' | 'tooLarge' | undefined>(undefined),
    /** A large file that is being read, and how much of it. */
    reading: atom<{ readonly name: string; readonly share: number } | undefined>(undefined),
    version,
    /** Grows when rows come, go or move. */
    structure: atom(0),
    /** Text handed over to the paste dialog. */
    pasted: atom(''),
    repeatable: atom<{ readonly run: () => void } | undefined>(undefined),
  }
  store.subscribe(({ structure }) => {
    atomStore.set(atoms.version, (version) => version + 1)
    if (structure) atomStore.set(atoms.structure, (version) => version + 1)
    // What is gone cannot stay selected.
    const selected = atomStore.get(atoms.selection)
    const left = selected.filter((id) => store.get(id))
    if (left.length < selected.length) {
      atomStore.set(atoms.selection, left.length > 0 ? left : [store.drawing().root])
    }
  })

  return {
    store,
    atomStore,
    atoms,
    host,
    say: host.say,
    /** What the files were called that the drawings came from, by the id of the root. */
    fileNames: new Map<string, string>(),
    current: () => nodeNow(atomStore.get(selection).at(-1)),
    selectedNodes: (): SvgNode[] => atomStore.get(selection).flatMap((id) => store.get(id) ?? []),
    select: (ids: readonly string[]) => {
      const last = ids.at(-1)
      if (last === undefined) return
      const before = atomStore.get(selection).at(-1)
      atomStore.set(selection, ids)
      if (last !== before) {
        atomStore.set(atoms.field, '')
        store.endStep()
      }
    },
    /** Moves the focus to a panel, or within the form to the input of its current field. */
    focus: (panel: Panel, input = false) => {
      atomStore.set(atoms.panel, panel)
      host.focus(panel, input)
    },
    /** Puts the form on the field of an attribute, whatever section that is in. */
    showField: (name: string) => {
      const fields = fieldsOf(nodeNow(atomStore.get(selection).at(-1)))
      const found = fields.find(({ key }) => key === `attr.${name}` || attributeName(key) === name)
      if (found) atomStore.set(atoms.field, found.key)
    },
    setMode: (mode: Mode) => atomStore.set(atoms.mode, mode),
  }
}

export type Session = ReturnType<typeof createSession>
