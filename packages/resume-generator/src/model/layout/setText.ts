import { breakLines } from './breakLines.ts'
import { countSpaces, type Line, type Measure, type Run } from './page.ts'

interface Piece {
  readonly run: Run
  readonly text: string
  readonly width: number
}

interface MeasuredWord {
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly space: number
}

const narrower = (run: Run, share: number): Run => ({
  ...run,
  style: { ...run.style, size: Math.floor(run.style.size * share * 20) / 20 },
})

/** Parts of a word that is wider than the line: after signs of an address first, else where it must be. */
function cutWord(text: string, run: Run, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let rest = text
  while (measure(rest, run.style) > width && rest.length > 1) {
    let length = rest.length - 1
    while (length > 1 && measure(rest.slice(0, length), run.style) > width) length--
    const sign = rest.slice(0, length).search(/[/.\-_@?&=][^/.\-_@?&=]*$/)
    const cut = sign > length / 3 ? sign + 1 : length
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...parts, rest]
}

/** Words at ordinary spaces only: no-break spaces and hyphens keep what they join on one line. */
function wordsOf(runs: readonly Run[], width: number, measure: Measure): MeasuredWord[] {
  const words: MeasuredWord[] = []
  let open: Piece[] = []
  const close = (run: Run) => {
    if (open.length === 0) return
    const total = open.reduce((sum, piece) => sum + piece.width, 0)
    words.push({ pieces: open, width: total, space: measure(' ', run.style) })
    open = []
  }
  for (const run of runs) {
    const texts = run.text.split(' ')
    for (const [index, text] of texts.entries()) {
      if (index > 0) close(run)
      if (text === '') continue
      const parts = measure(text, run.style) > width ? cutWord(text, run, width, measure) : [text]
      for (const [at, part] of parts.entries()) {
        if (at > 0) {
          const total = open.reduce((sum, piece) => sum + piece.width, 0)
          words.push({ pieces: open, width: total, space: 0 })
          open = []
        }
        open.push({ run, text: part, width: measure(part, run.style) })
      }
    }
  }
  const last = runs.at(-1)
  if (last) close(last)
  return words
}

/** Neighbouring pieces of one run become one run again; a space stands where the line had one. */
function joinRuns(words: readonly MeasuredWord[]): Run[] {
  const runs: Run[] = []
  let source: Run | undefined
  for (const [index, word] of words.entries()) {
    for (const [at, piece] of word.pieces.entries()) {
      const before = index > 0 && at === 0 && (words[index - 1]?.space ?? 0) > 0 ? ' ' : ''
      const last = runs.at(-1)
      if (last && source === piece.run)
        runs[runs.length - 1] = { ...last, text: last.text + before + piece.text }
      else {
        if (last && before) runs[runs.length - 1] = { ...last, text: last.text + before }
        runs.push({ ...piece.run, text: piece.text })
      }
      source = piece.run
    }
  }
  return runs
}

export interface TextBox {
  readonly x: number
  readonly width: number
  /** Grid unit in which the first line begins. */
  readonly row: number
  /** Grid units of each line. */
  readonly rows: number
  readonly align?: 'left' | 'right' | 'centre'
  /** Makes a text that does not fit on one line up to a quarter smaller, so that it does. */
  readonly fit?: boolean
  /** Lets lines end at one edge where their spaces do not become too wide for it; nothing is hyphenated. */
  readonly justified?: boolean
}

/** How much a space may grow in justified lines, as a share of the size of the text. */
const WIDEST = 0.3

/** Spreads what a line has left over to its spaces. */
function justify(line: Line, free: number): Line {
  const spaces = line.runs.reduce((sum, { text }) => sum + countSpaces(text), 0)
  const added = free / spaces
  const [first] = line.runs
  if (!first || spaces === 0 || added > first.style.size * WIDEST) return line
  const runs = line.runs.map((run) => ({
    ...run,
    style: { ...run.style, spread: (run.style.spread ?? 0) + added },
  }))
  return { ...line, width: line.width + free, runs }
}

/** Breaks runs of text into lines of a box. */
export function setText(given: readonly Run[], box: TextBox, measure: Measure): Line[] {
  const whole = given.reduce((sum, run) => sum + measure(run.text, run.style), 0)
  const runs =
    box.fit && whole > box.width
      ? given.map((run) => narrower(run, Math.max(0.75, box.width / whole)))
      : given
  const words = wordsOf(runs, box.width, measure)
  const starts = breakLines(words, box.width)
  return starts.map((start, index) => {
    const own = words.slice(start, starts[index + 1] ?? words.length)
    const width = own.reduce((sum, word, at) => sum + word.width + (at < own.length - 1 ? word.space : 0), 0)
    const free = box.width - width
    const indent = box.align === 'right' ? free : box.align === 'centre' ? free / 2 : 0
    const continues = index < starts.length - 1 && (own.at(-1)?.space ?? 0) > 0
    const line: Line = {
      row: box.row + index * box.rows,
      rows: box.rows,
      x: box.x + indent,
      width,
      runs: joinRuns(own),
      continues,
    }
    return box.justified && continues ? justify(line, free) : line
  })
}
