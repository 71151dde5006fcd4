import { readEntry } from '../../model/document/journal.ts'
import { applyEntry, drawingOf } from '../../model/document/setAside.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorJournalStorage } from '../../storage.ts'
import type { Editor } from '../createEditor.ts'
import type { Session, SetAsideAlert } from '../session.ts'

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

/** Makes edits that were set aside in the open drawing, as one undo step. */
export function applySetAside({ store, say }: Editor, { entry, run }: SetAsideAlert) {
  run(() => {
    let refused = 0
    store.commit((draft) => {
      refused = applyEntry(draft, entry)
    })
    store.endStep()
    const made = entry.put.length + entry.removed.length - refused
    say((texts) => texts['say.setAsideApplied'](made))
    return refused
  })
}

/** Opens what was added or changed by edits that were set aside as a drawing of its own. */
export function openSetAside({ store, file }: Editor, { entry, run }: SetAsideAlert, name: string) {
  run(() => {
    const { nodes, root } = store.drawing()
    const top = nodes.get(root)
    if (top) file.openText(writeSvg(drawingOf(entry, top)), name)
    return store.drawing().root === root ? entry.put.length : 0
  })
}
