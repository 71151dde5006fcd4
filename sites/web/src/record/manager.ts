import { manageRecord, type RecordSummary } from '@kleinzeug/storage/local/manage'
import { saveFile } from '@kleinzeug/ui'
import { page } from '../page/page.ts'
import { useObservable } from './useObservable.ts'

/** Import, export, backups and deletion; loaded by what needs them. */
export const manager = manageRecord(page.record)

const emptySummary: RecordSummary = {
  used: 0,
  quota: 5_242_880,
  slices: [],
  setAside: [],
  reminder: 'none',
}

/** The contents of the record: sizes, quarantined texts, time of the last export. */
export const useRecordSummary = () => useObservable(manager.summary, emptySummary)

/** Size of a journal without edits. */
const emptyJournal = '{"setAside":[]}'.length

function save() {
  const { fileName, text } = manager.exportRecord()
  saveFile(fileName, text)
}

/** Downloads all data as a file, also when nothing can be stored. */
export function exportRecord(): void {
  // A page without a router is the editor's own, which has opened its slices.
  const router = window.__TSR_ROUTER__
  const journal = manager.summary.read().slices.find(({ name }) => name === 'svgEditorJournal')
  // The editor's slices fold its journal. Where its page cannot be loaded, the journal is exported as it is.
  if (router && journal && journal.size > emptyJournal) {
    void Promise.resolve(router.loadRouteChunk(router.routesByPath['/apps/svgEditor'])).then(save, save)
  } else save()
}
