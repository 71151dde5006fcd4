import { manageRecord, type RecordSummary } from '@kleinzeug/storage/local/manage'
import { saveFile } from '@kleinzeug/ui'
import { useRouter } from '@tanstack/react-router'
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

/** Returns the function that downloads all data as a file, also when nothing can be stored. */
export function useExport(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const journal = manager.summary.read().slices.find(({ name }) => name === 'svgEditorJournal')
    // The editor knows how to fold its journal. Where it cannot be loaded, the journal is exported as it is.
    if (journal && journal.size > emptyJournal) {
      await Promise.allSettled([router.loadRouteChunk(router.routesByPath['/apps/svgEditor'])])
    }
    const { fileName, text } = manager.exportRecord()
    saveFile(fileName, text)
  }
}
