import type { SvgNode } from '../../model/document/svgNode.ts'
import { centreOf } from '../../model/geometry/bounds.ts'
import { inverted, multiplied, transformed } from '../../model/geometry/matrix.ts'
import { matrixAbove, matrixInside, pageOf, type Box } from '../../model/geometry/viewport.ts'
import { nodeOf } from '../../model/document/drawing.ts'
import type { Clipping } from '../../model/edit/copies.ts'
import { newNode, newPolygon } from '../../model/edit/newNodes.ts'
import { isContainer, type AddableType } from '../../model/document/nodeTypes.ts'
import {
  addNode,
  clippingOf,
  duplicate,
  groupNodes,
  moveInTree,
  paste,
  removeNodes,
  setExpanded,
  ungroup,
} from '../../model/edit/treeEdit.ts'
import { sourceOf } from '../../model/text/writeSvg.ts'
import type { Diff } from '../../model/document/diff.ts'
import type { Session } from '../session.ts'
import { visibleRows } from '../visibleRows.ts'

/** Selects, adds, removes, copies, groups and reorders nodes. */
export function treeCommands(session: Session) {
  const { store, atomStore, atoms, say } = session
  const rows = () => visibleRows(store.drawing())

  /** Selects a single node and announces its position. */
  function go(id: string) {
    session.select([id])
    const node = nodeOf(store.drawing().nodes, id)
    const siblings = store.get(node.parent ?? '')?.children ?? [id]
    say((texts) => texts['say.selected'](id, siblings.indexOf(id) + 1, siblings.length))
  }

  function step(by: number) {
    const all = rows()
    const at = all.findIndex(({ id }) => id === session.current().id)
    const next = all[Math.min(all.length - 1, Math.max(0, at + by))]
    if (next) go(next.id)
  }

  function extend(by: number) {
    const all = rows()
    const at = all.findIndex(({ id }) => id === session.current().id)
    const next = all[at + by]
    if (!next) return
    const selected = atomStore.get(atoms.selection)
    // Extending back over a selected row deselects the last one.
    const back = selected.at(-2) === next.id
    session.select(back ? selected.slice(0, -1) : [...selected.filter((id) => id !== next.id), next.id])
    say((texts) => texts['say.selectedMany'](atomStore.get(atoms.selection).length))
  }

  function fold(id: string, expanded: boolean) {
    store.commitUnrecorded((draft) => setExpanded(draft, id, expanded))
    say((texts) => texts[expanded ? 'say.expanded' : 'say.collapsed'](id))
  }

  function remove() {
    const node = session.current()
    const ids = atomStore.get(atoms.selection)
    const siblings = store.get(node.parent ?? '')?.children ?? []
    const at = siblings.indexOf(node.id)
    const gone = new Set(ids)
    const after = siblings.slice(at + 1).find((id) => !gone.has(id))
    const before = siblings.slice(0, Math.max(0, at)).findLast((id) => !gone.has(id))
    store.commit((draft) => removeNodes(draft, ids))
    const next = [after, before, node.parent, store.drawing().root].find(
      (id) => id !== undefined && store.get(id),
    )
    if (next !== undefined) session.select([next])
    return ids
  }

  /** The page of the drawing, in the coordinates of the children of a node. */
  function pageIn(parent: SvgNode): Box | undefined {
    const { nodes, root } = store.drawing()
    const rootNode = store.get(root)
    const back = inverted(multiplied(matrixAbove(nodes, parent), matrixInside(nodes, parent)))
    if (!rootNode || !back) return undefined
    const page = pageOf(rootNode)
    const middle = transformed(back, centreOf(page))
    const share = Math.sqrt(Math.abs(back[0] * back[3] - back[1] * back[2]))
    const [width, height] = [page.width * share, page.height * share]
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  }

  function addNew(type: AddableType, make: (id: string, page: Box | undefined) => SvgNode) {
    let [parent, after]: [SvgNode | undefined, string | undefined] = [session.current(), undefined]
    // After the current node, or after what contains it where that takes no elements.
    for (let isNext = atomStore.get(atoms.addsAfter); parent; isNext = false) {
      if (isContainer(parent.type) && !isNext) break
      after = parent.id
      parent = store.get(parent.parent ?? '')
    }
    const into = parent
    if (!into) return
    const id = store.commit((draft) => {
      const next = draft.ids.next(type)
      addNode(draft, into.id, make(next, pageIn(into)), after)
      return next
    })
    session.setMode('ready')
    session.select([id])
    say((texts) => texts['say.added'](id))
  }

  function order(where: 'up' | 'down' | 'in' | 'out', times = 1) {
    const { id } = session.current()
    const found = store.commit((draft) => {
      let isMoved = false
      for (let done = 0; done < times; done++) isMoved = moveInTree(draft, id, where) || isMoved
      return isMoved
    }, `order ${id}`)
    const parent = store.get(store.get(id)?.parent ?? '')
    if (found && parent)
      say((texts) =>
        texts['say.ordered'](id, parent.id, parent.children.indexOf(id) + 1, parent.children.length),
      )
    else say((texts) => texts['say.noPlace'](id))
  }

  /** Stores the copied nodes, and copies their source to the system clipboard. */
  function setClipboard(clipping: Clipping, isCut: boolean) {
    atomStore.set(atoms.clipboard, { clipping, isCut })
    const sources = clipping.map(([top]) => top && sourceOf(store.drawing(), top.id))
    session.host.copy(sources.join('\n'))
  }

  return {
    go,
    step,
    extend,
    fold,
    toEnd: (last: boolean) => {
      const all = rows()
      const row = last ? all.at(-1) : all[0]
      if (row) go(row.id)
    },
    /** Adds a node to the selection, or removes it. */
    toggle: (id: string) => {
      const selected = atomStore.get(atoms.selection)
      const others = selected.filter((each) => each !== id)
      session.select(selected.includes(id) && others.length > 0 ? others : [...others, id])
      say((texts) => texts['say.selectedMany'](atomStore.get(atoms.selection).length))
    },
    add: (type: AddableType) => {
      addNew(type, (id, page) => newNode(type, id, page))
      // A new text gets the focus in its content field.
      if (type !== 'text') return
      atomStore.set(atoms.fieldReturn, atomStore.get(atoms.panel))
      atomStore.set(atoms.field, 'content')
      session.focus('form', true)
    },
    addPolygon: (kind: 'star' | 'regular', tips: number) =>
      addNew('polygon', (id, page) => newPolygon(kind, Math.min(200, Math.max(3, tips)), id, page)),
    remove: () => {
      const ids = remove()
      say((texts) => texts['say.removed'](ids.join(', ')))
    },
    copy: () => {
      const clipping = clippingOf(store.drawing(), atomStore.get(atoms.selection))
      if (clipping.length === 0) return
      setClipboard(clipping, false)
      say((texts) => texts['say.copied'](clipping.length))
    },
    cut: () => {
      const clipping = clippingOf(store.drawing(), atomStore.get(atoms.selection))
      if (clipping.length === 0) return
      setClipboard(clipping, true)
      remove()
      say((texts) => texts['say.cut'](clipping.length))
    },
    paste: (times = 1) => {
      const clipboard = atomStore.get(atoms.clipboard)
      if (!clipboard) return
      const { clipping, isCut } = clipboard
      const at = session.current().id
      // Each paste inserts at the start of a group, so the newest node becomes the current one.
      const ids = store.commit((draft) =>
        Array.from({ length: times }).flatMap(() => paste(draft, clipping, at, isCut)),
      )
      session.select(ids.slice(-clipping.length))
      say((texts) => texts['say.pasted'](ids.join(', ')))
    },
    duplicate: (times = 1) => {
      const ids = store.commit((draft) => {
        let made = atomStore.get(atoms.selection)
        for (let done = 0; done < times; done++) made = duplicate(draft, made)
        return made
      })
      session.select(ids)
      say((texts) => texts['say.duplicated'](ids.join(', ')))
    },
    group: () => {
      const selected = atomStore.get(atoms.selection)
      const id = store.commit((draft) =>
        groupNodes(draft, selected, newNode('group', draft.ids.next('group'))),
      )
      if (id === undefined) {
        say((texts) => texts['say.notSiblings']())
        return
      }
      session.select([id])
      say((texts) => texts['say.grouped'](id, store.get(id)?.children.length ?? 0))
    },
    ungroup: () => {
      const { id } = session.current()
      const done = store.commit((draft) => ungroup(draft, id))
      if (!Array.isArray(done)) {
        say((texts) => texts['say.groupHolds'](id, done.held))
        return
      }
      if (done.length > 0) session.select(done)
      say((texts) => texts['say.ungrouped'](id, done.length))
    },
    order,
    /** Sets a property of the selected elements, or removes it where all of them have it. */
    switchAll: (
      isOn: (node: SvgNode) => boolean,
      change: (node: SvgNode, isOn: boolean) => SvgNode,
      sentence: 'say.hidden' | 'say.fixed',
    ) => {
      const nodes = session.selectedNodes().filter(({ tag, parent }) => tag && parent !== undefined)
      const next = !nodes.every(isOn)
      store.commit((draft) => nodes.forEach((node) => draft.put(change(node, next))))
      store.endStep()
      say((texts) => texts[sentence](nodes.length, next))
    },
    undo: (times = 1) => {
      let diff: Diff | undefined
      for (let done = 0; done < times; done++) diff = show(store.undo()) ?? diff
      const left = store.history().undo.length
      say((texts) => (diff ? texts['say.undone'](left) : texts['say.nothingToUndo']()))
    },
    redo: (times = 1) => {
      let diff: Diff | undefined
      for (let done = 0; done < times; done++) diff = show(store.redo()) ?? diff
      const left = store.history().redo.length
      say((texts) => (diff ? texts['say.redone'](left) : texts['say.nothingToRedo']()))
    },
  }

  /** Shows the place of an undone or redone step: a library entry, or a node. */
  function show(diff: Diff | undefined): Diff | undefined {
    const inLibrary = atomStore.get(atoms.panel) === 'library'
    if (diff?.library) {
      atomStore.set(atoms.entry, diff.library.at)
      if (!inLibrary) session.focus('library')
    } else if (diff) {
      const id = diff.added[0]?.id ?? diff.updated[0]?.after.id
      const isThere = id !== undefined && store.get(id) !== undefined
      if (isThere && (id !== store.drawing().root || !store.get(session.current().id))) session.select([id])
      if (inLibrary) session.focus('tree')
    }
    return diff
  }
}
