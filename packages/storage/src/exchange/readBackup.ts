import { isObject } from '../decode/isObject.ts'

/** Data of a JSON file. */
export interface Backup {
  readonly data: unknown
  /** The file is cut off; `data` holds the part before. */
  readonly isCut: boolean
}

function parsed(text: string): Backup | undefined {
  try {
    return { data: JSON.parse(text), isCut: false }
  } catch {
    return undefined
  }
}

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*("?)|[[\]{},]/gs

/** Text that ends in the middle, closed behind its last whole list item; `undefined` for any other fault. */
function closed(text: string): string | undefined {
  const ends: string[] = []
  let whole: string | undefined
  for (const { 0: token, 1: quote, index } of text.matchAll(tokens)) {
    if (token === '[') ends.push(']')
    else if (token === '{') ends.push('}')
    else if (token === ']' || token === '}') {
      if (ends.pop() !== token) return undefined
      if (ends.at(-1) === ']') whole = text.slice(0, index + 1) + ends.toReversed().join('')
    } else if (token === ',') {
      // Items of a list within an item are no whole items.
      if (ends.length === 1 && ends[0] === ']') whole = `${text.slice(0, index)}]`
    } else if (quote === '' && token.startsWith('"{') && ends.length === 1) {
      // The text of a record in the download of a storage; an escape may be cut too.
      for (let end = text.length; end > text.length - 7; end--)
        if (parsed(`${text.slice(0, end)}"}`)) return `${text.slice(0, end)}"}`
    }
  }
  return ends.length > 0 ? whole : undefined
}

/** Reads JSON, of a file that ends in the middle as much as can be read. */
function readJson(text: string): Backup | undefined {
  const body = text.replace(/^\uFEFF/, '')
  const whole = parsed(body)
  if (whole) return whole
  const cut = parsed(closed(body) ?? '')
  return cut && { ...cut, isCut: true }
}

/**
 * Reads the data of one tool from a JSON file: bare, as a field of a record, or in the download of a whole storage.
 *
 * @param name the tool's field of the record
 * @returns `undefined` when it is no JSON
 */
export function readBackup(text: string, name: string): Backup | undefined {
  const file = readJson(text)
  if (!file || !isObject(file.data)) return file
  if (name in file.data) return { ...file, data: file.data[name] }
  for (const value of Object.values(file.data)) {
    const record = typeof value === 'string' && value.startsWith('{') ? readJson(value) : undefined
    if (record && isObject(record.data) && name in record.data)
      return { data: record.data[name], isCut: file.isCut || record.isCut }
  }
  return file
}
