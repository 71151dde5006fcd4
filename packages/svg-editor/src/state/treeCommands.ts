import { nodeOf } from '../model/document/drawing.ts'
import { newNode } from '../model/edit/newNodes.ts'
import { isContainer, type AddableType } from '../model/document/nodeTypes.ts'
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
} from '../model/edit/treeEdit.ts'
import type { Session } from './session.ts'
import { visibleRows } from './visibleRows.ts'

/** Commands about which nodes there are: choosing, adding, removing, copying, grouping, ordering. */
export function treeCommands(session: Session) {
  const { store, jot, atoms, say } = session
  const rows = () => visibleRows(store.drawing())

  /** Chooses a node alone and tells where it stands. */
  function go(id: string) {
    session.choose([id])
    const node = nodeOf(store.drawing().nodes, id)
    const siblings = store.get(node.parent ?? '')?.children ?? [id]
    say('chosen', id, siblings.indexOf(id) + 1, siblings.length)
  }

  function step(by: number) {
    const all = rows()
    const at = all.findIndex(({ id }) => id === session.present().id)
    const next = all[Math.min(all.length - 1, Math.max(0, at + by))]
    if (next) go(next.id)
  }

  function extend(by: number) {
    const all = rows()
    const at = all.findIndex(({ id }) => id === session.present().id)
    const next = all[at + by]
    if (!next) return
    const chosen = jot.get(atoms.chosen)
    // Going back over what was chosen takes it off again.
    const back = chosen.at(-2) === next.id
    session.choose(back ? chosen.slice(0, -1) : [...chosen.filter((id) => id !== next.id), next.id])
    say('chosenMany', jot.get(atoms.chosen).length)
  }

  function fold(id: string, expanded: boolean) {
    store.runUnrecorded((draft) => setExpanded(draft, id, expanded))
    say(expanded ? 'expanded' : 'collapsed', id)
  }

  function remove() {
    const node = session.present()
    const ids = jot.get(atoms.chosen)
    const siblings = store.get(node.parent ?? '')?.children ?? []
    const at = siblings.indexOf(node.id)
    const gone = new Set(ids)
    const after = siblings.slice(at + 1).find((id) => !gone.has(id))
    const before = siblings.slice(0, Math.max(0, at)).findLast((id) => !gone.has(id))
    store.run((draft) => removeNodes(draft, ids))
    const next = [after, before, node.parent, store.drawing().root].find(
      (id) => id !== undefined && store.get(id),
    )
    if (next !== undefined) session.choose([next])
    return ids
  }

  function order(where: 'up' | 'down' | 'in' | 'out', times = 1) {
    const { id } = session.present()
    let found = false
    store.run((draft) => {
      for (let done = 0; done < times; done++) found = moveInTree(draft, id, where) || found
    }, `order ${id}`)
    const parent = store.get(store.get(id)?.parent ?? '')
    if (found && parent)
      say('ordered', id, parent.id, parent.children.indexOf(id) + 1, parent.children.length)
    else say('noPlace', id)
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
    /** Adds or takes off a node from the chosen ones. */
    toggle: (id: string) => {
      const chosen = jot.get(atoms.chosen)
      const others = chosen.filter((each) => each !== id)
      session.choose(chosen.includes(id) && others.length > 0 ? others : [...others, id])
      say('chosenMany', jot.get(atoms.chosen).length)
    },
    add: (type: AddableType) => {
      const parent = session.present()
      if (!isContainer(parent.type)) return
      let id = ''
      store.run((draft) => {
        id = draft.ids.next(type)
        addNode(draft, parent.id, newNode(type, id))
      })
      session.setMode('ready')
      session.choose([id])
      say('added', id)
    },
    remove: () => say('removed', remove().join(', ')),
    copy: () => {
      const clipping = clippingOf(store.drawing(), jot.get(atoms.chosen))
      if (clipping.length === 0) return
      jot.set(atoms.clipboard, clipping)
      say('copied', clipping.length)
    },
    cut: () => {
      const clipping = clippingOf(store.drawing(), jot.get(atoms.chosen))
      if (clipping.length === 0) return
      jot.set(atoms.clipboard, clipping)
      remove()
      say('cut', clipping.length)
    },
    paste: (times = 1) => {
      const clipping = jot.get(atoms.clipboard)
      let ids: string[] = []
      const at = session.present().id
      store.run((draft) => {
        for (let done = 0; done < times; done++) ids.push(...paste(draft, clipping, at))
      })
      // Pasted one by one into a group's start the last came first: the newest is the present one.
      ids = ids.filter((id) => store.get(id))
      session.choose(ids.slice(-clipping.length))
      say('pasted', ids.join(', '))
    },
    duplicate: (times = 1) => {
      let ids: string[] = []
      const chosen = jot.get(atoms.chosen)
      store.run((draft) => {
        for (let done = 0; done < times; done++) ids = duplicate(draft, done === 0 ? chosen : ids)
      })
      session.choose(ids)
      say('duplicated', ids.join(', '))
    },
    group: () => {
      let id: string | undefined
      const chosen = jot.get(atoms.chosen)
      store.run((draft) => {
        id = groupNodes(draft, chosen, newNode('group', draft.ids.next('group')))
      })
      if (id === undefined) {
        say('notSiblings')
        return
      }
      session.choose([id])
      say('grouped', id, store.get(id)?.children.length ?? 0)
    },
    ungroup: () => {
      const { id } = session.present()
      let result: string[] | { held: string } = []
      store.run((draft) => {
        result = ungroup(draft, id)
      })
      const done: string[] | { held: string } = result
      if (!Array.isArray(done)) {
        say('groupHolds', id, (done as { held: string }).held)
        return
      }
      if (done.length > 0) session.choose(done)
      say('ungrouped', id, done.length)
    },
    order,
    undo: (times = 1) => {
      for (let done = 0; done < times; done++) {
        const diff = store.undo()
        if (!diff) break
        choosePlace(diff.added[0]?.id ?? diff.updated[0]?.after.id)
      }
      say('undone', store.history().undo.length)
    },
    redo: (times = 1) => {
      for (let done = 0; done < times; done++) {
        const diff = store.redo()
        if (!diff) break
        choosePlace(diff.added[0]?.id ?? diff.updated[0]?.after.id)
      }
      say('redone', store.history().redo.length)
    },
  }

  /** After going back or forth the eye should be where something happened. */
  function choosePlace(id: string | undefined) {
    if (id !== undefined && store.get(id) && !store.get(session.present().id)) session.choose([id])
    else if (id !== undefined && store.get(id) && id !== store.drawing().root) session.choose([id])
  }
}
