import { attempt } from './attempt.ts'
import { checkedLength, checksum } from './checksum.ts'
import { specifiedNames } from './fields.ts'
import { parsed } from './json.ts'

/** The JSON value that starts at a place of a text which as a whole is no JSON; `undefined`: none. */
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
 * Looks for every field by its name in a text that is no JSON any more, from a place on. A field with a checksum is
 * found again wherever it stands; one without is taken as far as it is still a JSON value.
 */
export function salvage(text: string, from: number, sums: ReadonlyMap<string, string>) {
  const atLines = [...text.matchAll(/^("(?:[^"\\\n]|\\.)*"):/gm)].map(
    ([, name = '']) => parsed(name) as string,
  )
  const names = new Set([...sums.keys(), ...specifiedNames, ...atLines.filter((name) => name !== undefined)])
  const fields = new Map<string, string>()
  const lost: string[] = []

  for (const name of names) {
    const key = `${JSON.stringify(name)}:`
    const sum = sums.get(name)
    let readable: string | undefined
    let there = sum !== undefined
    const atLine = sum === undefined ? text.lastIndexOf(`\n${key}`) : -1
    if (atLine >= 0) readable = valueAt(text, atLine + 1 + key.length)
    for (let at = text.indexOf(key, from); at >= 0; at = text.indexOf(key, at + 1)) {
      there = true
      const start = at + key.length
      const exact = sum && text.slice(start, start + checkedLength(sum))
      if (exact && checksum(exact) === sum) {
        readable = exact
        break
      }
      readable ??= valueAt(text, start)
    }
    if (readable !== undefined) fields.set(name, readable)
    else if (there) lost.push(name)
  }
  return { fields, lost }
}
