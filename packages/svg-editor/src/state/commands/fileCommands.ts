import { idGiver, type Drawing } from '../../model/document/drawing.ts'
import { newDrawing } from '../../model/edit/newNodes.ts'
import { limits, readingSvg, readSvg } from '../../model/text/readSvg.ts'
import { fromTree, toTree, type TreeNode } from '../../model/document/record.ts'
import { attribute, prefixOf } from '../../model/document/svgNode.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { SvgError } from '../../model/text/xml.ts'
import { createInspector, type Inspector } from '../../model/text/safety.ts'
import { fileNameOf } from '../fileName.ts'
import type { Session } from '../session.ts'

/** Sources longer than this, in characters, are read in slices. */
const large = 1_000_000
/** Time budget of a slice in milliseconds. */
const slice = 12

/** The file a source came from: its name, and its encoding if not UTF-8. */
interface Origin {
  readonly name: string
  readonly encoding: string | undefined
}

/** Opens and saves files and manages the library. */
export function fileCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  /** Root of the drawing opened last, which cancelling its display closes again. */
  let opened: string | undefined

  /** Replaces the open drawing as an undoable step. */
  function replace(drawing: Drawing, fileName?: string) {
    opened = drawing.root
    // The id may have been that of a drawing that was undone.
    session.openFiles.delete(drawing.root)
    const [, named] = /^(.+)\.(?:svgz?|json)$/i.exec(fileName ?? '') ?? []
    if (named !== undefined) session.fileNames.set(drawing.root, named)
    store.commit((draft) => {
      for (const id of draft.nodes.keys()) if (!drawing.nodes.has(id)) draft.delete(id)
      for (const node of drawing.nodes.values()) draft.put(node)
      draft.setRoot(drawing.root)
    })
    store.endStep()
    session.select([drawing.root])
    atomStore.set(atoms.view, (view) => ({ ...view, zoom: undefined }))
    atomStore.set(atoms.alert, undefined)
    atomStore.set(atoms.unread, undefined)
    // Also cancels the reading of another file.
    atomStore.set(atoms.reading, undefined)
  }

  /** Ids used by the drawing and the library, which a new drawing must not reuse. */
  const takenIds = () => {
    const library = store.library().map(({ element }) => element.id)
    return idGiver([...library, store.drawing().root])
  }

  function refuse(name: string, error: unknown) {
    atomStore.set(
      atoms.alert,
      error instanceof SvgError ? { kind: 'file', name, error } : { kind: 'unreadable', name },
    )
  }

  /** Opens a drawing that was read, and reports what of it is not shown. */
  function take(drawing: Drawing, { name, encoding }: Origin, inspector: Inspector) {
    replace(drawing, name)
    const root = store.get(drawing.root)
    const hidden = inspector.hidden()
    const prefix = inspector.undeclared()
    if (prefix !== undefined) atomStore.set(atoms.alert, { kind: 'namespace', prefix: `xmlns:${prefix}` })
    else if (root && prefixOf(root) === '' && attribute(root, 'xmlns') === undefined) {
      atomStore.set(atoms.alert, { kind: 'namespace', prefix: 'xmlns' })
    } else if (encoding !== undefined) atomStore.set(atoms.alert, { kind: 'encoding', encoding })
    else if (hidden.length > 0) atomStore.set(atoms.alert, { kind: 'stripped', names: hidden })
    say((texts) => texts['say.loaded'](name, drawing.nodes.size))
  }

  /** Reads and opens a source. If it cannot be read, the open drawing stays. */
  function openSource(source: string, origin: Origin) {
    const inspector = createInspector()
    try {
      take(readSvg(source, takenIds(), inspector.see), origin, inspector)
    } catch (error) {
      refuse(origin.name, error)
    }
  }

  /** Like `openSource` in slices, so that the page stays responsive; Escape cancels it. */
  async function openInSlices(source: string, origin: Origin) {
    const inspector = createInspector()
    atomStore.set(atoms.reading, { file: origin, share: 0 })
    const isCancelled = () => atomStore.get(atoms.reading)?.file !== origin
    try {
      const steps = readingSvg(source, takenIds(), inspector.see)
      let pause = performance.now() + slice
      for (let step = steps.next(); !isCancelled(); step = steps.next()) {
        if (step.done) {
          take(step.value, origin, inspector)
          return
        }
        if (performance.now() < pause) continue
        atomStore.set(atoms.reading, { file: origin, share: step.value / source.length })
        await new Promise((resolve) => setTimeout(resolve))
        pause = performance.now() + slice
      }
      say((texts) => texts['say.cancelled']())
    } catch (error) {
      atomStore.set(atoms.reading, undefined)
      refuse(origin.name, error)
    }
  }

  function openTree(text: string, name: string) {
    let tree: unknown
    try {
      tree = JSON.parse(text)
    } catch (error) {
      const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length)
      atomStore.set(atoms.alert, { kind: 'json', name, error: new SvgError('json', text, at) })
      return
    }
    const drawing = fromTree(tree)
    if (!drawing) {
      atomStore.set(atoms.alert, { kind: 'json', name })
      return
    }
    replace(drawing, name)
    say((texts) => texts['say.loaded'](name, drawing.nodes.size))
  }

  /** Opens a source or a stored tree; resolves when a large one is read. */
  async function openText(text: string, name: string, encoding?: string) {
    if (text.length > limits.characters) refuse(name, new SvgError('tooLarge', '', 0))
    else if (/^\s*[{[]/.test(text)) openTree(text, name)
    else if (text.length > large) await openInSlices(text, { name, encoding })
    else openSource(text, { name, encoding })
  }

  /** Decodes and opens a file, also a compressed one; reports an encoding other than UTF-8. */
  async function openBytes(file: Uint8Array, name: string) {
    try {
      const { decodeFile } = await import('../../model/text/decodeFile.ts')
      // A character takes at most four bytes.
      const read = await decodeFile(file, 4 * limits.characters)
      if (!read) throw new SvgError('tooLarge', '', 0)
      await openText(read.text, name, read.encoding === 'utf-8' ? undefined : read.encoding)
    } catch (error) {
      refuse(name, error)
    }
  }

  function entryIndex() {
    return Math.min(atomStore.get(atoms.entry), Math.max(0, store.library().length - 1))
  }

  function changeLibrary(next: readonly TreeNode[]) {
    store.commit((draft) => draft.setLibrary(next))
    store.endStep()
  }

  const fileName = () => fileNameOf(session)

  return {
    refuse,
    openText: (...args: Parameters<typeof openText>) => void openText(...args),
    openBytes,
    /** Cancels the reading of a file, or brings back the former drawing while that of a file is being built. */
    cancelReading: () => {
      const reading = atomStore.get(atoms.reading)
      atomStore.set(atoms.reading, undefined)
      if (!reading || reading.file) return
      if (opened === undefined || store.history().undo.at(-1)?.root?.after !== opened) return
      opened = undefined
      store.undo()
      session.select([store.drawing().root])
      say((texts) => texts['say.cancelled']())
    },
    /** Shows how much of a large drawing is built; `undefined` when it is complete. */
    showProgress: (share: number | undefined) => {
      const isReadingFile = atomStore.get(atoms.reading)?.file !== undefined
      if (!isReadingFile) atomStore.set(atoms.reading, share === undefined ? undefined : { share })
    },
    entryIndex,
    create: () => {
      replace(newDrawing(takenIds()))
      session.setMode('ready')
      session.focus('tree')
      say((texts) => texts['say.newDrawing']())
    },
    exportSvg: () => {
      session.setMode('ready')
      session.host.save(`${fileName()}.svg`, writeSvg(store.drawing()), 'image/svg+xml')
      say((texts) => texts['say.exported'](`${fileName()}.svg`))
    },
    saveTree: () => {
      session.setMode('ready')
      const text = JSON.stringify(toTree(store.drawing()), undefined, 2)
      session.host.save(`${fileName()}.json`, text, 'application/json')
      say((texts) => texts['say.saved'](`${fileName()}.json`))
    },
    load: async () => {
      session.setMode('ready')
      try {
        const file = await session.host.open('.svg,.svgz,.json,image/svg+xml,application/json')
        if (file) await openBytes(file.bytes, file.name)
      } catch {
        atomStore.set(atoms.alert, { kind: 'unreadable', name: '' })
      }
      session.focus('tree')
    },
    keep: () => {
      const tree = toTree(store.drawing())
      const library = store.library()
      const at = library.findIndex(({ element }) => element.id === tree.element.id)
      if (at >= 0 && JSON.stringify(library[at]) === JSON.stringify(tree)) {
        say((texts) => texts['say.keptAlready'](tree.element.id))
        return
      }
      changeLibrary(at >= 0 ? library.with(at, tree) : [...library, tree])
      atomStore.set(atoms.entry, at >= 0 ? at : library.length)
      say((texts) => texts['say.kept'](tree.element.id))
    },
    libraryLoad: () => {
      const tree = store.library()[entryIndex()]
      const drawing = tree && fromTree(tree)
      if (!drawing) return
      replace(drawing)
      say((texts) => texts['say.loaded'](drawing.root, drawing.nodes.size))
    },
    libraryRemove: () => {
      const library = store.library()
      const at = entryIndex()
      const gone = library[at]
      if (!gone) return
      changeLibrary(library.toSpliced(at, 1))
      atomStore.set(atoms.entry, Math.max(0, Math.min(at, library.length - 2)))
      say((texts) => texts['say.libraryRemoved'](gone.element.id))
    },
    libraryDuplicate: () => {
      const library = store.library()
      const at = entryIndex()
      const tree = library[at]
      if (!tree) return
      // The specification appends a 1 to the id of a duplicate.
      const copy: TreeNode = { ...tree, element: { ...tree.element, id: `${tree.element.id}1` } }
      changeLibrary(library.toSpliced(at + 1, 0, copy))
      atomStore.set(atoms.entry, at + 1)
      say((texts) => texts['say.libraryDuplicated'](copy.element.id))
    },
  }
}
