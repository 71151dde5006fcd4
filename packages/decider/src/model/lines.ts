import { nameKey, nameProblem } from './name.ts'

/** The lines of a pasted text; each of them is in exactly one of these. */
export interface Lines {
  /** Names to add, in their order. */
  readonly names: readonly string[]
  /** Lines whose name is in the list already, or earlier in the text. */
  readonly duplicates: readonly string[]
  /** How many lines have no visible character. */
  readonly blank: number
}

/** Reads one name per line; `existing` are in the list already. */
export function readLines(text: string, existing: readonly string[]): Lines {
  const taken = new Set(existing.map(nameKey))
  const names: string[] = []
  const duplicates: string[] = []
  let blank = 0
  const lines = text.split(/\r\n|\r|\n/)
  // The line break at the end of a text ends its last line; it does not begin an empty one.
  if (lines.at(-1) === '') lines.pop()
  for (const line of lines) {
    const key = nameKey(line)
    if (nameProblem(line, []) === 'empty') blank++
    else if (taken.has(key)) duplicates.push(line.trim())
    else {
      taken.add(key)
      names.push(line.trim())
    }
  }
  return { names, duplicates, blank }
}
