import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import type { Item, List } from './deciderData.ts'
import { nameProblem, withFreeNames } from './name.ts'
import { isWeight } from './weight.ts'

/** What of a file is not taken as it is. `position` counts the lists, or the items of one, from 1. */
export interface ListFileProblem {
  readonly kind: 'no-name' | 'item-without-name' | 'bad-active' | 'bad-weight'
  readonly position: number
}

export interface ListFile {
  readonly lists: readonly List[]
  readonly problems: readonly ListFileProblem[]
  /** Whether the file ends in the middle. */
  readonly isCut: boolean
}

/** Bytes of the largest file: parsing it stays below a tenth of a second. */
export const FILE_LIMIT = 2_000_000

/** The list as the text of a JSON file. */
export const listToFile = (list: List) => `${JSON.stringify(list, null, 2)}\n`

/** A file name made of the list's name that is valid on every operating system. */
export function listFileName(name: string) {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${plain || 'liste'}.json`
}

/** Name and text of the file of a list. */
export const fileOf = (list: List) => [listFileName(list.name), listToFile(list)] as const

/**
 * Reads a file made by `listToFile`, one written by hand in the same shape, several lists, or the download of a whole
 * storage. Items of one name are told apart by a number.
 */
export function listsFromFile(text: string): ListFile | { readonly refused: 'no-json' | 'not-a-list' } {
  const file = readBackup(text, 'decider')
  if (!file) return { refused: 'no-json' }
  const { data, isCut } = file
  const all =
    isObject(data) && Array.isArray(data['lists']) ? data['lists'] : Array.isArray(data) ? data : [data]
  const problems: ListFileProblem[] = []
  const lists = all.flatMap((list, index) => readList(list, index + 1, problems))
  return lists.length === 0 && problems.length === 0 ? { refused: 'not-a-list' } : { lists, problems, isCut }
}

function readList(list: unknown, position: number, problems: ListFileProblem[]): readonly List[] {
  if (!isObject(list) || !Array.isArray(list['items'])) return []
  const { name, items: _items, ...rest } = list
  if (typeof name !== 'string' || nameProblem(name, [])) {
    problems.push({ kind: 'no-name', position })
    return []
  }
  const read = list['items'].flatMap((item, index) => readItem(item, index + 1, problems))
  return [{ ...rest, name: name.trim(), items: withFreeNames(read) }]
}

function readItem(item: unknown, position: number, problems: ListFileProblem[]): readonly Item[] {
  if (!isObject(item) || typeof item['name'] !== 'string' || nameProblem(item['name'], [])) {
    problems.push({ kind: 'item-without-name', position })
    return []
  }
  const { name: _name, active = true, weight, ...rest } = item
  if (typeof active !== 'boolean') problems.push({ kind: 'bad-active', position })
  if (weight !== undefined && !isWeight(weight)) problems.push({ kind: 'bad-weight', position })
  return [
    { ...rest, name: item['name'].trim(), active: active !== false, ...(isWeight(weight) && { weight }) },
  ]
}
