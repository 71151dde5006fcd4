import { isObject } from '@kleinzeug/storage/decode'
import type { FolderSlice, Slice } from '@kleinzeug/storage'
import type { RecordStore } from '@kleinzeug/storage/local'
import { isBuilt, type ToolField } from './ToolEntry.ts'
import { tools } from './tools.ts'

const builtTools = tools.filter(isBuilt)

/** The fields of the record that tools own, by their names in the record. */
export const toolFields: ReadonlyMap<string, ToolField> = new Map(
  builtTools.flatMap(({ slices }) => slices.map((part) => [part.field, part] as const)),
)

const isSliceOf =
  (field: string) =>
  (exported: unknown): exported is Slice<unknown> =>
    isObject(exported) && exported['name'] === field && 'decode' in exported

/** Loads the slices of those fields that a tool owns. Rejects where one cannot be loaded. */
export async function loadSlices(fields: readonly string[]): Promise<ReadonlyMap<string, Slice<unknown>>> {
  const owned = fields.flatMap((field) => toolFields.get(field) ?? [])
  const modules = await Promise.all(owned.map(({ slice }) => slice()))
  return new Map(
    owned.flatMap(({ field }, at) => {
      const slice = Object.values(modules[at] ?? {}).find(isSliceOf(field))
      return slice ? [[field, slice]] : []
    }),
  )
}

/** Loads the slices of all fields, with how their data look as files. */
export async function loadFolderSlices(): Promise<ReadonlyMap<string, FolderSlice<unknown>>> {
  const slices = await loadSlices([...toolFields.keys()])
  return new Map(
    Array.from(slices, ([field, slice]) => {
      const load = toolFields.get(field)?.files
      const files = load && (async () => (await load()).folderFiles)
      return [field, files ? { ...slice, files } : slice]
    }),
  )
}

/** Lets the tools that have stored something complete it. */
export async function completeData(stored: ReadonlyMap<string, string>, open: RecordStore['slice']) {
  for (const { slices, beforeExport } of builtTools)
    if (slices.some(({ field }) => stored.has(field))) await beforeExport?.(open)
}
