import { memoryStorage } from '@kleinzeug/storage'
import { openRecord } from '@kleinzeug/storage/local'
import { manageRecord } from '@kleinzeug/storage/local/manage'
import { recordOptions } from '@kleinzeug/web/record-options'
import { tools } from '@kleinzeug/web/tools'
import { folderOf, loadTool } from '../toolOf.ts'
import type { DroppedFile } from './recordEvents.ts'
import type { Recorded } from './RecordedStory.tsx'

const stored = 'kleinzeug-storybook-record'

// oxlint-disable-next-line no-restricted-globals -- manager and stories share it, and it ends with the tab
const tab = () => sessionStorage

/** A record without a browser: it stores nothing, and reads files as the site's import does. */
const reader = () =>
  manageRecord(
    openRecord({
      ...recordOptions,
      localStorage: undefined,
      indexedDB: undefined,
      BroadcastChannel: undefined,
      window: undefined,
      document: undefined,
      storageManager: undefined,
    }),
  )

/** The fields of a file's record, or why it has none. */
async function fieldsOf(text: string): Promise<ReadonlyMap<string, string> | string> {
  const preview = await reader().previewImport(text, text.length)
  if (!preview.accepted) return preview.reason
  return preview.texts
}

/**
 * Keeps the fields of an exported record for the stories of this tab, in place of an earlier one.
 *
 * @returns why the file is no record; `undefined` where it is one
 */
export async function keepRecord({ text }: DroppedFile): Promise<string | undefined> {
  const fields = await fieldsOf(text)
  if (typeof fields === 'string') return fields
  tab().setItem(stored, JSON.stringify(Object.fromEntries(fields)))
  return undefined
}

export const forgetRecord = () => tab().removeItem(stored)

const isSliceOf = (field: string, slice: unknown): slice is { readonly decode: (data: unknown) => unknown } =>
  typeof slice === 'object' && slice !== null && Reflect.get(slice, 'name') === field && 'decode' in slice

/**
 * The tool whose story stands in a file, with storage over what the dropped record holds for it. A new storage at each
 * call, so that every story starts with the record as it was dropped.
 */
export async function recordedTool(file: unknown): Promise<Recorded | undefined> {
  const folder = folderOf(file)
  const tool = tools.filter((each) => 'folder' in each).find((each) => each.folder === folder)
  const texts: unknown = JSON.parse(tab().getItem(stored) ?? 'null')
  const [part] = tool?.slices ?? []
  if (!part || typeof texts !== 'object' || texts === null) return undefined
  const text: unknown = Reflect.get(texts, part.field)
  if (typeof text !== 'string') return undefined
  const slice = Object.values(await part.slice()).find((exported) => isSliceOf(part.field, exported))
  const data: unknown = isSliceOf(part.field, slice) ? slice.decode(JSON.parse(text)) : undefined
  const Tool = await loadTool(folder)
  return Tool && data !== undefined ? { Tool, storage: memoryStorage<unknown>(data) } : undefined
}
