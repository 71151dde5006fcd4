import { readEntry } from '../../model/document/journal.ts'
import type { SvgEditorJournalStorage } from '../../storage.ts'
import type { Session } from '../session.ts'

/** Offers the oldest edits that were set aside, in a notice, until all of them are made and stored. */
export function offerSetAside(
  { atomStore, atoms }: Session,
  journal: SvgEditorJournalStorage,
  flush: () => void,
) {
  const offer = (refused = 0) => {
    const found = journal.read()?.setAside.find((each) => readEntry(each))
    const entry = readEntry(found)
    if (!entry) {
      if (atomStore.get(atoms.alert)?.kind === 'journal') atomStore.set(atoms.alert, undefined)
      return
    }
    const isIt = (each: unknown) => JSON.stringify(each) === JSON.stringify(found)
    const run = (make: () => number) => {
      // Another tab may have made them.
      if (!journal.read()?.setAside.some(isIt)) {
        offer()
        return
      }
      const left = make()
      flush()
      const now = journal.read()
      if (left === 0 && now && atomStore.get(atoms.saving) === 'saved') {
        journal.write({ ...now, setAside: now.setAside.filter((each) => !isIt(each)) })
      }
      offer(left)
    }
    atomStore.set(atoms.alert, { kind: 'journal', entry, run, refused })
  }
  offer()
}
