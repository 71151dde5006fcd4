import { idGiver, type Drawing } from '../model/document/drawing.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import { limits, readSvg } from '../model/text/readSvg.ts'
import { fromTree, toTree, type TreeNode } from '../model/document/record.ts'
import { attribute, withAttribute } from '../model/document/svgNode.ts'
import { writeSvg } from '../model/text/writeSvg.ts'
import { SvgError } from '../model/text/xml.ts'
import { foreignParts } from '../model/text/safety.ts'
import { fileNameOf } from './fileName.ts'
import type { Session } from './session.ts'
import { reconciled } from '../model/text/reconcile.ts'

const unboundPrefix = /<[^>]*?\s(xlink):[\w-]+\s*=/

/** Opening, saving, and the library. */
export function fileCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  /** Puts another drawing in place of the open one, as a step that can be taken back. */
  function replace(drawing: Drawing) {
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
  }

  /** Ids of the drawing itself and of the library, none of which a new drawing may take. */
  const takenIds = () => {
    const library = store.library().map(({ element }) => element.id)
    return idGiver([...library, store.drawing().root])
  }

  /** Reads a source and opens it. The open drawing is untouched when it cannot be read. */
  function openSource(source: string, name: string): boolean {
    try {
      const ids = takenIds()
      const drawing = readSvg(source, ids)
      replace(drawing)
      const stripped = foreignParts(source)
      const prefix = unboundPrefix.exec(source)?.[1]
      const root = store.get(drawing.root)
      if (prefix !== undefined && root && attribute(root, `xmlns:${prefix}`) === undefined) {
        atomStore.set(atoms.alert, { kind: 'namespace', prefix: `xmlns:${prefix}` })
      } else if (root && attribute(root, 'xmlns') === undefined) {
        atomStore.set(atoms.alert, { kind: 'namespace', prefix: 'xmlns' })
      } else if (stripped.length > 0) atomStore.set(atoms.alert, { kind: 'stripped', names: stripped })
      say((texts) => texts['say.loaded'](name, drawing.nodes.size))
      return true
    } catch (error) {
      atomStore.set(
        atoms.alert,
        error instanceof SvgError ? { kind: 'file', name, error } : { kind: 'unreadable', name },
      )
      return false
    }
  }

  function openTree(text: string, name: string): boolean {
    let tree: unknown
    try {
      tree = JSON.parse(text)
    } catch {
      tree = undefined
    }
    const drawing = fromTree(tree)
    if (!drawing) {
      atomStore.set(atoms.alert, { kind: 'json', name })
      return false
    }
    replace(drawing)
    say((texts) => texts['say.loaded'](name, drawing.nodes.size))
    return true
  }

  function openText(text: string, name: string): boolean {
    if (text.length > limits.characters) {
      atomStore.set(atoms.alert, { kind: 'file', name, error: new SvgError('tooLarge', '', 0) })
      return false
    }
    return /^\s*[{[]/.test(text) ? openTree(text, name) : openSource(text, name)
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
    openSource,
    openText,
    entryIndex,
    create: () => {
      replace(newDrawing(takenIds()))
      session.setMode('ready')
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
        const file = await session.host.open('.svg,.json,image/svg+xml,application/json')
        if (file) openText(file.text, file.name)
      } catch {
        atomStore.set(atoms.alert, { kind: 'unreadable', name: '' })
      }
      session.focus('tree')
    },
    /** Declares a missing namespace at the root. */
    declareNamespace: (name: string) => {
      const uri = name === 'xmlns' ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xlink'
      store.commit((draft) => {
        const root = draft.get(draft.root)
        if (root) draft.put(withAttribute(root, name, uri))
      })
      atomStore.set(atoms.alert, undefined)
      session.focus(atomStore.get(atoms.panel))
    },
    /** Takes over a source edited by hand: what did not change keeps its node. */
    takeSource: (source: string) => {
      const drawing = reconciled(store.drawing(), source)
      store.commit((draft) => {
        for (const id of draft.nodes.keys()) if (!drawing.nodes.has(id)) draft.delete(id)
        for (const node of drawing.nodes.values()) if (draft.get(node.id) !== node) draft.put(node)
        draft.setRoot(drawing.root)
      }, 'source')
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
      // The specification adds a 1 to the id.
      const copy: TreeNode = { ...tree, element: { ...tree.element, id: `${tree.element.id}1` } }
      changeLibrary(library.toSpliced(at + 1, 0, copy))
      atomStore.set(atoms.entry, at + 1)
      say((texts) => texts['say.libraryDuplicated'](copy.element.id))
    },
  }
}
