import { foldGerman } from '@kleinzeug/text-search'
import { walk } from '../../model/document/drawing.ts'
import { setExpanded } from '../../model/edit/treeEdit.ts'
import { attribute, type SvgNode } from '../../model/document/svgNode.ts'
import type { Find, Session } from '../session.ts'
import type { treeCommands } from './treeCommands.ts'
import { visibleRows } from '../visibleRows.ts'

/** Letters typed within this many milliseconds of each other form one word. */
const pause = 1000

/** The names by which a node can be found: its id in the editor and its names in the file. */
const namesOf = (node: SvgNode) =>
  [node.id, attribute(node, 'inkscape:label'), attribute(node, 'id'), attribute(node, 'class')].flatMap(
    (name) => (name === undefined ? [] : foldGerman(name)),
  )

/** Finds nodes by name: by type-ahead in the tree, or in the search field. */
export function findCommands(session: Session, tree: ReturnType<typeof treeCommands>) {
  const { store, atomStore, atoms, say } = session
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The nodes in tree order, starting after the given one and wrapping around to it. */
  function from(ids: readonly string[], start: string) {
    const at = ids.indexOf(start)
    return [...ids.slice(at + 1), ...ids.slice(0, at + 1)]
  }

  const matches = (id: string, text: string, fits: (name: string, text: string) => boolean) => {
    const node = store.get(id)
    return node !== undefined && namesOf(node).some((name) => fits(name, text))
  }
  const begins = (name: string, text: string) => name.startsWith(text)
  const holds = (name: string, text: string) => name.includes(text)

  /** All matches from the search's origin, wrapping around; prefix matches only, if there are any. */
  function search({ origin, text }: Find) {
    const { nodes, root } = store.drawing()
    const wanted = foldGerman(text.trim())
    if (wanted === '') return []
    const ids = [...walk(nodes, root)].map(({ id }) => id)
    const order = [origin, ...from(ids, origin).filter((id) => id !== origin)]
    const first = order.filter((id) => matches(id, wanted, begins))
    return first.length > 0 ? first : order.filter((id) => matches(id, wanted, holds))
  }

  /** Selects a node and unfolds its ancestors. */
  function goTo(id: string) {
    store.commitUnrecorded((draft) => {
      for (let up = store.get(id)?.parent; up !== undefined; up = store.get(up)?.parent) {
        setExpanded(draft, up, true)
      }
    })
    tree.go(id)
  }

  return {
    /** Selects the next row whose name begins with typed letters, wrapping around; one letter repeated goes on. */
    typeAhead: (letter: string) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        typed = ''
      }, pause)
      typed += letter.toLowerCase()
      const again = typed.split('').every((each) => each === typed[0])
      const text = again ? (typed[0] ?? '') : typed
      const rows = visibleRows(store.drawing()).map(({ id }) => id)
      const current = session.current().id
      // A longer word may still match the current row; a single letter has to leave it.
      const order = again ? from(rows, current) : [current, ...from(rows, current)]
      const found = order.find((id) => matches(id, text, begins))
      if (found === undefined) say((texts) => texts['say.nothingFound'](typed))
      else tree.go(found)
    },
    begin: () => {
      atomStore.set(atoms.panel, 'tree')
      atomStore.set(atoms.find, { origin: session.current().id, text: '', found: 0 })
    },
    type: (text: string) => {
      const find = atomStore.get(atoms.find)
      if (!find) return
      const all = search({ ...find, text })
      const [next] = all
      atomStore.set(atoms.find, { ...find, text, found: all.length })
      if (next !== undefined) goTo(next)
      else if (text.trim() === '') tree.go(find.origin)
      else say((texts) => texts['say.nothingFound'](text))
    },
    step: (by: number) => {
      const find = atomStore.get(atoms.find)
      const all = find ? search(find) : []
      const next = all[(all.indexOf(session.current().id) + by + all.length) % all.length]
      if (next !== undefined) goTo(next)
    },
    /** @param stay whether to keep the match selected instead of restoring the selection */
    end: (stay: boolean) => {
      const find = atomStore.get(atoms.find)
      if (!find) return
      atomStore.set(atoms.find, undefined)
      if (!stay) tree.go(find.origin)
    },
  }
}
