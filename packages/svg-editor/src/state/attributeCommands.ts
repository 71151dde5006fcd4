import { attribute, withAttribute, withRenamed } from '../model/document/svgNode.ts'
import { isAttributeName } from '../model/text/xml.ts'
import type { Session } from './session.ts'

/** Adding, renaming and removing any attribute. */
export function attributeCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  const currentName = () => /^attr\.(.+)$/.exec(atomStore.get(atoms.field))?.[1]

  return {
    add: () => {
      // The input takes the focus when it appears.
      session.focus('form')
      atomStore.set(atoms.naming, { from: undefined })
    },
    rename: () => atomStore.set(atoms.naming, { from: currentName() }),
    /**
     * Takes a name that was typed, for a new attribute or in place of another.
     *
     * @returns whether it can be one
     */
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
