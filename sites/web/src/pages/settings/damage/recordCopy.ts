import { openRecord, PRODUCT_KEY, type RecordStore } from '@kleinzeug/storage/local'
import { manageRecord } from '@kleinzeug/storage/local/manage'
import { trialBrowser, type TrialBrowser } from '@kleinzeug/storage/local/trial'
import type { Slice } from '@kleinzeug/storage'
import { IDBFactory } from 'fake-indexeddb'
import { recordOptions } from '../../../page/recordOptions.ts'

/** The JSON text of each field. */
export type Texts = ReadonlyMap<string, string>

const anySlice = (name: string): Slice<unknown> => ({ name, defaults: () => null, decode: (data) => data })

/** Opens the copy as a page does: the code of the record, over stores in memory. */
export async function openCopy(options: ReturnType<TrialBrowser['page']>) {
  const record = openRecord({ ...recordOptions, ...options })
  await record.ready
  return { record, manager: manageRecord(record) }
}

export type Copy = Awaited<ReturnType<typeof openCopy>>

export const write = (record: RecordStore, name: string, value: unknown) =>
  record.slice(anySlice(name)).write(value)

export const read = (record: RecordStore, name: string) => record.slice(anySlice(name)).read()

/** A browser in memory that holds a copy of these fields, in its localStorage and in its mirror. */
export async function copyRecord(texts: Texts): Promise<TrialBrowser> {
  const browser = trialBrowser(new IDBFactory())
  const { record } = await openCopy(browser.page())
  for (const [name, text] of texts) write(record, name, JSON.parse(text))
  await record.dispose()
  return browser
}

/** Replaces what the localStorage of the copy holds. */
export const store = ({ localStorage }: TrialBrowser, text: string) =>
  void localStorage.entries.set(PRODUCT_KEY, text)

/** Names of the fields that the copy does not hold as they were. */
export function changedFields(texts: Texts, { manager }: Copy): readonly string[] {
  const found = manager.summary.read().texts
  return [...texts.keys()].filter(
    (name) => found.get(name) !== JSON.stringify(JSON.parse(texts.get(name) ?? '')),
  )
}
