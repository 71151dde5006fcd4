import { idGiver, type Drawing } from '../../model/document/drawing.ts'
import { newDrawing } from '../../model/edit/newNodes.ts'
import { fromTree, toTree, type TreeNode } from '../../model/document/record.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { fileNameOf } from '../fileName.ts'
import type { Session } from '../session.ts'

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
    session.inlineFiles.delete(drawing.root)
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

  /** Opens a file by the part that reads sources, which is loaded with the first one. */
  async function openBytes(file: Uint8Array, name: string) {
    try {
      const { openCommands } = await import('./openCommands.ts')
      await openCommands(session, { replace, takenIds }).openBytes(file, name)
    } catch {
      atomStore.set(atoms.alert, { kind: 'unreadable', name })
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
    replace,
    takenIds,
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
        const file = await session.host.open(
          '.svg,.svgz,.json,.jsx,.tsx,.html,.htm,.md,.mdx,image/svg+xml,application/json',
        )
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
