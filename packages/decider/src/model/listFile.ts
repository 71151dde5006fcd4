import { isObject } from '@kleinzeug/storage/decode'
import type { Item, List } from './deciderData.ts'
import { nameKey, nameProblem } from './name.ts'
import { isWeight } from './weight.ts'

/** Why a file cannot be imported as a list. `position` counts the items from 1. */
export type ListFileProblem =
  | { readonly kind: 'too-large' | 'not-json' | 'not-a-list' | 'no-name' }
  | { readonly kind: 'item-without-name' | 'bad-active' | 'bad-weight'; readonly position: number }
  | { readonly kind: 'duplicate'; readonly position: number; readonly name: string }

/** The longest text that is read, in characters: parsing it stays below a tenth of a second. */
const MAX_LENGTH = 2_000_000

/** The list as the text of a JSON file. */
export const listToFile = ({ name, items }: List) => `${JSON.stringify({ name, items }, null, 2)}\n`

/** A file name made of the list's name that is valid on every operating system. */
export function listFileName(name: string) {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${plain || 'liste'}.json`
}

/** Reads a file made by `listToFile` or written by hand in the same shape; the whole of it or nothing. */
export function listFromFile(text: string): List | ListFileProblem {
  if (text.length > MAX_LENGTH) return { kind: 'too-large' }
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return { kind: 'not-json' }
  }
  if (!isObject(data) || !Array.isArray(data['items'])) return { kind: 'not-a-list' }
  const name = data['name']
  if (typeof name !== 'string' || nameProblem(name, [])) return { kind: 'no-name' }
  const items: Item[] = []
  const seen = new Set<string>()
  for (const [index, entry] of data['items'].entries()) {
    const item = readItem(entry, index + 1)
    if ('kind' in item) return item
    if (seen.has(nameKey(item.name))) return { kind: 'duplicate', position: index + 1, name: item.name }
    seen.add(nameKey(item.name))
    items.push(item)
  }
  return { name: name.trim(), items }
}

function readItem(entry: unknown, position: number): Item | ListFileProblem {
  if (!isObject(entry) || typeof entry['name'] !== 'string' || nameProblem(entry['name'], [])) {
    return { kind: 'item-without-name', position }
  }
  const { active = true, weight } = entry
  if (typeof active !== 'boolean') return { kind: 'bad-active', position }
  if (weight !== undefined && !isWeight(weight)) return { kind: 'bad-weight', position }
  return { name: entry['name'].trim(), active, ...(weight !== undefined && { weight }) }
}
