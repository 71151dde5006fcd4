import type { fieldCommands } from './fieldCommands.ts'
import type { fileCommands } from './fileCommands.ts'
import type { findCommands } from './findCommands.ts'
import type { Panel } from '../keys/binding.ts'
import type { placeCommands } from './placeCommands.ts'
import type { Session } from '../session.ts'
import type { treeCommands } from './treeCommands.ts'

interface Parts {
  readonly tree: ReturnType<typeof treeCommands>
  readonly place: ReturnType<typeof placeCommands>
  readonly file: ReturnType<typeof fileCommands>
  readonly field: ReturnType<typeof fieldCommands>
  readonly find: ReturnType<typeof findCommands>
}

/** Moves the focus between panels, rows and fields. */
export function panelCommands(session: Session, { tree, place, file, field, find }: Parts) {
  const { atomStore, atoms, say } = session
  const fieldEditor = () => atomStore.get(atoms.fieldEditor)

  function panelsNow(): readonly Panel[] {
    return atomStore.get(atoms.sourceOpen)
      ? ['tree', 'form', 'library', 'source']
      : ['tree', 'form', 'library']
  }

  function toPanel(by: number, round: boolean) {
    const panels = round ? panelsNow() : (['tree', 'form', 'library'] as const)
    const at = panels.indexOf(atomStore.get(atoms.panel))
    const next = panels[round ? (at + by + panels.length) % panels.length : at + by]
    if (!next) return
    // Leaving the panel commits a gesture, as Enter does.
    if (atomStore.get(atoms.gesture)) place.finish()
    session.setMode('ready')
    session.focus(next)
    say((texts) => texts[next])
  }

  /** In the tree an arrow folds or unfolds first; on a leaf, a closed node or the root it changes the panel. */
  function sideways(by: -1 | 1) {
    const node = session.current()
    const foldable = node.children.length > 0 && atomStore.get(atoms.panel) === 'tree'
    if (foldable && by === 1 && !node.expanded) tree.fold(node.id, true)
    else if (foldable && by === -1 && node.expanded && node.parent !== undefined) tree.fold(node.id, false)
    else if (atomStore.get(atoms.panel) === 'tree' && by === 1 && foldable && node.parent !== undefined) {
      tree.go(node.children[0] ?? node.id)
    } else if (atomStore.get(atoms.panel) === 'tree' && by === -1 && node.parent !== undefined)
      tree.go(node.parent)
    else toPanel(by, false)
  }

  function upDown(by: number) {
    const panel = atomStore.get(atoms.panel)
    if (panel === 'tree') tree.step(by)
    else if (panel === 'form') field.step(by)
    else if (panel === 'library') {
      const last = atomStore.get(atoms.library).length - 1
      const at = Math.max(0, Math.min(last, file.entryIndex() + by))
      atomStore.set(atoms.entry, at)
      const entry = atomStore.get(atoms.library)[at]
      if (entry) say((texts) => texts['say.value'](texts.library, entry.element.id))
    }
  }

  function enter() {
    const panel = atomStore.get(atoms.panel)
    if (panel === 'tree') toPanel(1, false)
    else if (panel === 'form') {
      atomStore.set(atoms.fieldReturn, 'form')
      session.focus('form', true)
    } else file.libraryLoad()
  }

  function leaveField() {
    session.focus(atomStore.get(atoms.fieldReturn))
    atomStore.set(atoms.fieldReturn, 'form')
  }

  function toField(by: number) {
    if (!fieldEditor()?.commit()) return
    field.step(by)
    session.focus('form', true)
  }

  function endFind(stay: boolean) {
    find.end(stay)
    session.focus('tree')
  }

  return {
    fieldEditor,
    toPanel,
    sideways,
    upDown,
    enter,
    leaveField,
    toField,
    endFind,
  }
}
