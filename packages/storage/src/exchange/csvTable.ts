/** A table as text: rows of cells, each row with the line it begins on, counted from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The delimiter that the first line uses most, outside of quotes. */
function delimiterOf(text: string): string {
  const first = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = [';', '\t', ','].map((mark) => [mark, first.split(mark).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** Reads delimited text (RFC 4180); a byte order mark is dropped, empty lines are left out. */
export function readTable(text: string): readonly CsvRow[] {
  const body = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(body)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let begin = 1
  const quotedPart = /"((?:[^"]|"")*)"/y
  // A cell, or what follows the quoted part of one, with what ends it.
  const plainPart = new RegExp(`([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y')
  for (let at = 0; at < body.length || cells.length > 0;) {
    quotedPart.lastIndex = at
    const inQuotes = quotedPart.exec(body)
    plainPart.lastIndex = at + (inQuotes?.[0].length ?? 0)
    const [rest = '', plain = '', end = ''] = plainPart.exec(body) ?? []
    const whole = (inQuotes?.[0] ?? '') + rest
    at += whole.length
    cells.push((inQuotes?.[1]?.replaceAll('""', '"') ?? '') + plain)
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === delimiter) continue
    if (cells.some((text) => text.trim() !== '')) rows.push({ line: begin, cells })
    cells = []
    begin = line
    if (end === '') break
  }
  return rows
}

// What a spreadsheet takes for a formula, also after blanks and in full width (OWASP, CSV injection).
const formula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/

/** Writes rows as German Excel opens them. A cell that looks like a formula gets an apostrophe in front. */
export const writeTable = (rows: ReadonlyArray<readonly string[]>): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')}`

const quoted = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[;"\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const unescapeFormula = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
