import { openRecord } from '@kleinzeug/storage/local'
import { createSession } from '../session/session.ts'
import { createFirstPage } from './firstPage.ts'
import { hydratedSlices } from './hydratedSlices.ts'
import { createHydration } from './hydration.ts'
import { recordOptions } from './recordOptions.ts'

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
  /** The storage adapter of a slice, empty until hydration; the same object at every call. */
  storage: hydratedSlices(record, hydration),
}
