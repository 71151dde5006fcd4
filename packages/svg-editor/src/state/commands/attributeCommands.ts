import { attribute, withAttribute, withRenamed } from '../../model/document/svgNode.ts'
import { isAttributeName } from '../../model/text/xml.ts'
import type { Session } from '../session.ts'

/** Adds, renames and removes attributes. */
export function attributeCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  const currentName = () => /^attr\.(.+)$/.exec(atomStore.get(atoms.field))?.[1]

  return {
    add: () => {
      // The name's input takes the focus when it is mounted.
      session.focus('form')
      atomStore.set(atoms.naming, { from: undefined })
    },
    rename: () => atomStore.set(atoms.naming, { from: currentName() }),
    /** Accepts a typed name, for a new attribute or to rename one. Returns whether it is valid. */
    name: (name: string): boolean => {
      const naming = atomStore.get(atoms.naming)
      const node = session.current()
      if (!naming) return true
      const isTaken = attribute(node, name) !== undefined && name !== naming.from
      if (!isAttributeName(name) || isTaken) return false
      atomStore.set(atoms.naming, undefined)
      store.commit((draft) => {
        const next =
          naming.from === undefined ? withAttribute(node, name, '') : withRenamed(node, naming.from, name)
        draft.put(next)
      })
      store.endStep()
      session.showField(name)
      session.focus('form', true)
      return true
    },
    cancel: () => {
      atomStore.set(atoms.naming, undefined)
      session.focus('form')
    },
    remove: () => {
      const name = currentName()
      const node = session.current()
      if (name === undefined) return
      store.commit((draft) => draft.put(withAttribute(node, name, undefined)))
      store.endStep()
      atomStore.set(atoms.field, '')
      say((texts) => texts['say.removed'](name))
    },
  }
}
