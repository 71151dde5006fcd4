import { openRecord } from '@kleinzeug/storage/local'
import { hydratedSlices } from '../record/hydratedSlices.ts'
import { recordOptions } from '../record/recordOptions.ts'
import { createSearchIndex } from '../search/searchIndex.ts'
import { createSession } from '../session/session.ts'
import { createFirstPage } from './firstPage.ts'
import { createHydration } from './hydration.ts'

const prerendered =
  typeof document === 'undefined' || document.querySelector('#app')?.firstElementChild != null

const hydration = createHydration(prerendered)
// All data of this visitor; on the server an empty record in memory.
const record = openRecord(recordOptions)

/** The state of the document that the code runs in; created once at start. */
export const page = {
  hydration,
  first: createFirstPage(),
  session: createSession(),
  record,
  searchIndex: createSearchIndex(),
  /** The storage adapter of a slice, empty until hydration; the same object at every call. */
  storage: hydratedSlices(record, hydration),
}
