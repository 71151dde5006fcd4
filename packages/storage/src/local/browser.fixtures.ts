import { IDBFactory } from 'fake-indexeddb'
import { manageRecord } from './manage/manageRecord.ts'
import { openRecordAs } from './openRecord.ts'
import type { RecordOptions } from './recordOptions.ts'
import { RECORD_VERSION } from './record/recordText.ts'
import { siteOptions } from './site.fixtures.ts'
import { trialBrowser } from './trial/trialBrowser.ts'

/** The options of a page of a test, and the record version that its code writes. */
export interface PageOptions extends RecordOptions {
  readonly version?: number
}

/** A browser in memory, whose pages are those of the site. */
export function fakeBrowser(record?: string, key?: string) {
  const browser = trialBrowser(new IDBFactory(), record, key)
  const page = ({ version, ...replaced }: PageOptions = {}): PageOptions => ({
    ...browser.page({ ...siteOptions, ...replaced }),
    ...(version !== undefined && { version }),
  })
  return { ...browser, page }
}

/** A record together with its manager. */
export function openManaged({ version = RECORD_VERSION, ...options }: PageOptions = {}) {
  const record = openRecordAs(version, options)
  return { ...record, ...manageRecord(record) }
}
