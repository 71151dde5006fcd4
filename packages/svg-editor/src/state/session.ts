import { listeners } from '@kleinzeug/storage/listeners'
import { atom, createStore } from 'jotai'
import { createDrawingStore, type DrawingStore } from '../model/document/drawingStore.ts'
import { attributeName } from '../model/edit/attributeNames.ts'
import { fieldsOf } from '../model/edit/fields.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import { fromTree } from '../model/document/record.ts'
import type { JournalEntry } from '../model/document/journal.ts'
import type { SvgNode } from '../model/document/svgNode.ts'
import type { Clipping } from '../model/edit/copies.ts'
import type { InlineDrawing } from '../model/inline/inlineDrawings.ts'
import type { CombineProblem } from '../model/path/combine.ts'
import type { SvgError } from '../model/text/xml.ts'
import type { SvgEditorData } from '../model/document/editorData.ts'
import type { EditorLabels } from '../labels/editor.ts'
import type { Mode, Panel, Typing } from './keys/binding.ts'

/** The view onto the drawing: the zoom and the point at the centre of the canvas. */
export interface View {
  /** Screen pixels per user unit; `undefined` fits the drawing into the canvas. */
  readonly zoom: number | undefined
  readonly x: number
  readonly y: number
  readonly grid: boolean
  readonly snap: boolean
}

/** Edits of an earlier visit that do not fit the stored drawing. */
export interface SetAsideAlert {
  readonly kind: 'journal'
  readonly entry: JournalEntry
  /** Number of nodes whose edit could not be applied to the present drawing. */
  readonly refused: number
  /** Runs an action on the edits, unless another tab has made them. @param make returns how many edits it did not make */
  readonly run: (make: () => number) => void
}

/** An error or a warning, shown until it is dismissed. */
export type Alert =
  | { readonly kind: 'file'; readonly name: string; readonly error: SvgError }
  | { readonly kind: 'json'; readonly name: string; readonly error?: SvgError }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'encoding'; readonly encoding: string }
  | { readonly kind: 'tooLarge' }
  | SetAsideAlert
  | { readonly kind: 'namespace'; readonly prefix: string }
  | { readonly kind: 'stripped'; readonly names: readonly string[] }
  | { readonly kind: 'unwritten' }
  | ({ readonly kind: 'combine' } & CombineProblem)
  | { readonly kind: 'inline'; readonly name: string; readonly drawing: InlineDrawing | undefined }
  | { readonly kind: 'expressions'; readonly names: readonly string[] }
  | WriteAlert

export type DialogName = 'help' | 'output' | 'paste' | 'inline'

/** The drawings of a file, one of which is to be chosen. */
export interface InlineChoice {
  readonly name: string
  readonly drawings: readonly InlineDrawing[]
  /** Opens a drawing, or none. */
  readonly choose: (drawing?: InlineDrawing) => void
}

/** The file that a drawing is a part of. */
export interface InlineFile {
  readonly name: string
  /** Its text with the drawing as it is now. */
  readonly written: (svg: string) => string
}

/** The pivot of rotating and scaling: fractions of the node's box, or the centre of the page. */
export type Pivot = 'page' | { readonly x: number; readonly y: number }

/** A gesture in progress: the nodes at its start, and the amount accumulated since. */
export interface Gesture {
  readonly originals: readonly SvgNode[]
  /** The pivot; each node's centre if missing. */
  readonly pivot?: Pivot
  /** Number of copies in a row or ring. */
  readonly copies?: number
  readonly x: number
  readonly y: number
}

/** A search in progress in the tree: its origin, its text and the number of matches. */
export interface Find {
  readonly origin: string
  readonly text: string
  readonly found: number
}

/** A file on the disk that can be written back. */
export interface OpenFile {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
  /**
   * Writes and remembers the file for a drawing. Resolves to `false` where another program has changed the file since
   * it was read or written here: then it is not touched.
   *
   * @param root of the drawing; empty for a part of a file, which is not remembered
   * @param isForced replaces what another program has written
   */
  readonly write: (text: string, root: string, isForced?: boolean) => Promise<boolean>
  /** Remembers it for a drawing, as `write` does. */
  readonly remember?: ((root: string) => Promise<void>) | undefined
  /** Remembers it no longer, as it could not be written. */
  readonly forget?: (() => Promise<void>) | undefined
}

/** A file of an earlier visit. */
export interface LastFile {
  readonly file: OpenFile
  /** Whether the browser did not ask the visitor: then the editor does. */
  readonly isUnasked: boolean
}

/** A question before a file is written. */
export interface WriteAlert {
  /** `changed`: another program has changed the file. `again`: the drawing was written there at an earlier visit. */
  readonly kind: 'changed' | 'again'
  readonly name: string
  readonly write: () => Promise<void>
  /** Chooses another file. */
  readonly choose: () => Promise<void>
}

/** The services the editor needs from the browser. */
export interface Host {
  readonly save: (name: string, text: string, type: string) => void
  /** Tells the page of a file that was written in place. */
  readonly exported?: ((name: string, text: string) => void) | undefined
  readonly open: (accept: string) => Promise<{ name: string; bytes: Uint8Array } | undefined>
  /** Chooses a file to be written back, an existing or a new one; missing where the browser cannot. */
  readonly chooseInPlace?: ((newName?: string) => Promise<OpenFile | undefined>) | undefined
  /** The file that a drawing was written to at an earlier visit. */
  readonly lastFile?: ((root: string) => Promise<LastFile | undefined>) | undefined
  /** Moves the focus to a panel, or within the form to the input of its current field. */
  readonly focus: (panel: Panel, input?: boolean) => void
  /** Lets the visitor pick a colour from the screen; missing where the browser cannot. */
  readonly pickColour?: (() => Promise<string | undefined>) | undefined
  /** Copies a text to the system clipboard. */
  readonly copy: (text: string) => void
  /** Announces a sentence to assistive technology. */
  readonly say: (sentence: (texts: EditorLabels) => string) => void
  /** Size of the canvas in screen pixels. */
  readonly canvasSize: () => { readonly width: number; readonly height: number }
}

/** The focused input of the form; its text is a draft until it is committed. */
export interface FieldEditor {
  /** Commits the typed text. @returns whether it was valid */
  readonly commit: () => boolean
  readonly drop: () => void
  readonly nudge: (steps: number) => void
}

/** Creates the state of one open editor. */
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

  /** Incremented with every change of the drawing. */
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
    /** The kind of the focused text field, in which letters are text and not commands. */
    typing: atom<Typing | undefined>(undefined),
    /** The focused input of the form. */
    fieldEditor: atom<FieldEditor | undefined>(undefined),
    /** The panel that gets the focus when the input is left: the form, or the one from which a text was added. */
    fieldReturn: atom<Panel>('form'),
    find: atom<Find | undefined>(undefined),
    count: atom(0),
    /** Index of the current entry of the library. */
    entry: atom(0),
    library: atom((get) => {
      get(version)
      return store.library()
    }),
    clipboard: atom<{ readonly clipping: Clipping; readonly isCut: boolean } | undefined>(undefined),
    view: atom<View>({ zoom: undefined, x: 200, y: 200, grid: true, snap: false }),
    alert: atom<Alert | undefined>(undefined),
    dialog: atom<DialogName | undefined>(undefined),
    inline: atom<InlineChoice | undefined>(undefined),
    sourceOpen: atom(false),
    /** Typed source that cannot be read yet. */
    unread: atom<string | undefined>(undefined),
    /** Whether a part of the editor could not be loaded. */
    unavailable: atom(false),
    gesture,
    isMoving: atom((get) => get(gesture) !== undefined),
    /** The pivot of the gesture in progress. */
    pivot: atom((get) => get(gesture)?.pivot),
    /** Whether the add menu adds after the current node, also where that is a container. */
    addsAfter: atom(false),
    /** Whether shapes are aligned with the last selected one instead of with their common box. */
    alignsToLast: atom(false),
    /** The property that the paint menu sets. */
    paintKey: atom<'fill' | 'stroke'>('fill'),
    /** Set while an attribute's name is typed; `from` is the name it replaces. */
    naming: atom<{ readonly from: string | undefined } | undefined>(undefined),
    /** Whether the last change is stored; `undefined` without a storage. */
    saving: atom<'pending' | 'saved' | 'tooLarge' | undefined>(undefined),
    /** The large file being read, or the large drawing (without a file) being built, and the share done so far. */
    reading: atom<{ readonly file?: { readonly name: string }; readonly share: number } | undefined>(
      undefined,
    ),
    version,
    /** Incremented when tree rows are added, removed or moved. */
    structure: atom(0),
    /** Initial text of the paste dialog. */
    pasted: atom(''),
    repeatable: atom<{ readonly run: () => void } | undefined>(undefined),
  }
  store.subscribe(({ structure }) => {
    atomStore.set(atoms.version, (version) => version + 1)
    if (structure) atomStore.set(atoms.structure, (version) => version + 1)
    // Removed nodes leave the selection.
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
    /** Called before everything is stored at once: reads what was typed and not read yet. */
    beforeFlush: listeners(),
    /** Names of the files that drawings were read from, by the id of the root. */
    fileNames: new Map<string, string>(),
    /** The files that drawings are written back to, by the id of the root. */
    openFiles: new Map<string, OpenFile>(),
    /** The files that drawings are parts of, by the id of the root. */
    inlineFiles: new Map<string, InlineFile>(),
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
    /** Makes the field of an attribute the form's current one, in whichever section it is. */
    showField: (name: string) => {
      const fields = fieldsOf(nodeNow(atomStore.get(selection).at(-1)))
      const found = fields.find(({ key }) => key === `attr.${name}` || attributeName(key) === name)
      if (found) atomStore.set(atoms.field, found.key)
    },
    setMode: (mode: Mode) => atomStore.set(atoms.mode, mode),
  }
}

export type Session = ReturnType<typeof createSession>
