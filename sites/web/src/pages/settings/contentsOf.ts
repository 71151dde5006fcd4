import { themes } from '@kleinzeug/ui'
import type { Slice } from '@kleinzeug/storage'
import { loadSlices, toolFields } from '../../registry/toolFields.ts'
import { settingsLabels as labels } from './labels.ts'

const list = new Intl.ListFormat('de')

/** The numbers of a tool's data with their nouns. */
function countsOf(name: string, data: unknown, slice: Slice<unknown> | undefined): string[] {
  const decoded = slice?.decode(data)
  const summary = decoded === undefined ? undefined : slice?.summary?.(decoded)
  return Object.entries(toolFields.get(name)?.counts ?? {}).flatMap(([kind, [one, many]]) => {
    const count = summary?.[kind] ?? 0
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`
  })
}

/** A part of the record in words, such as „3 Listen und 41 Einträge“; '' where nothing can be counted. */
export function contentsOf(name: string, json: string, slice?: Slice<unknown>): string {
  if (json === 'true' || json === 'false') return labels[json]
  try {
    const data: unknown = JSON.parse(json)
    const theme = name === 'brightness' && themes.find(({ id }) => id === data)
    return theme ? theme.label : list.format(countsOf(name, data, slice))
  } catch {
    return ''
  }
}

/** `contentsOf` of every text. Rejects where a slice cannot be loaded. */
export async function loadContents(texts: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const slices = await loadSlices([...texts.keys()])
  return new Map([...texts].map(([name, json]) => [name, contentsOf(name, json, slices.get(name))]))
}
