import { attempt } from '../attempt.ts'
import { checkedLength, checksum } from './checksum.ts'
import { parsed } from './json.ts'
import type { Salvage } from './recordText.ts'

/** The JSON value that starts at `start` in a text that as a whole is no JSON; `undefined` when there is none. */
export function valueAt(text: string, start: number): string | undefined {
  let depth = 0
  let inString = false
  for (let i = start; i < text.length; i++) {
    const unit = text[i]
    if (inString) {
      if (unit === '\\') i++
      else if (unit === '"') inString = false
    } else if (unit === '"') inString = true
    else if (unit === '{' || unit === '[') depth++
    else if (unit === '}' || unit === ']' || unit === ',' || unit === '\n') {
      if (unit === '}' || unit === ']') depth--
      if (depth > 0) continue
      const json = text.slice(start, depth < 0 || unit === ',' || unit === '\n' ? i : i + 1)
      const value = parsed(json)
      return value === undefined ? undefined : attempt(() => JSON.stringify(value))
    }
  }
  return undefined
}

/**
 * Looks for fields by their names in a text that is no JSON any more. A field with a checksum is found
 * wherever it is; one without is taken as far as it is a JSON value. Loaded only when it is needed.
 */
export const salvage: Salvage = (text, specifiedNames, sumsOf) => {
  // `meta` is the first line and contains the names of all fields too: the fields come after it.
  const [start = '', firstLine = ''] = /^\{\n"meta":(.*)/.exec(text) ?? []
  const metaText = start && valueAt(firstLine, 0)
  const sums = (metaText && sumsOf(metaText)) || new Map<string, string>()
  const from = metaText ? start.length - firstLine.length + metaText.length : start.length
  const atLines = [...text.matchAll(/^("(?:[^"\\\n]|\\.)*"):/gm)]
    .map(([, name = '']) => parsed(name))
    .filter((name): name is string => typeof name === 'string' && name !== 'meta')
  const texts = new Map<string, string>()
  const lost: string[] = []

  for (const name of new Set([...sums.keys(), ...specifiedNames, ...atLines])) {
    const key = `${JSON.stringify(name)}:`
    const sum = sums.get(name)
    let readable: string | undefined
    let isThere = sum !== undefined
    const atLine = sum === undefined ? text.lastIndexOf(`\n${key}`) : -1
    if (atLine >= 0) readable = valueAt(text, atLine + 1 + key.length)
    for (let at = text.indexOf(key, from); at >= 0; at = text.indexOf(key, at + 1)) {
      isThere = true
      const start = at + key.length
      const exact = sum && text.slice(start, start + checkedLength(sum))
      if (exact && checksum(exact) === sum) {
        readable = exact
        break
      }
      readable ??= valueAt(text, start)
    }
    if (readable !== undefined) texts.set(name, readable)
    else if (isThere) lost.push(name)
  }
  if (metaText) texts.set('meta', metaText)
  return { texts, lost }
}
