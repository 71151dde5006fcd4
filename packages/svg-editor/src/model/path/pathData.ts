// Lossless parser of a path's `d`: formatting the result gives the same characters, and changing one number
// changes only its own.
import { runTogether, type WrittenNumber } from '../text/numberText.ts'
import { formatNumber } from '../text/numbers.ts'

export const pathCommands = [
  'M',
  'm',
  'L',
  'l',
  'H',
  'h',
  'V',
  'v',
  'C',
  'c',
  'S',
  's',
  'Q',
  'q',
  'T',
  't',
  'A',
  'a',
  'Z',
  'z', // prettier-ignore
] as const

/** Upper-case commands are absolute, lower-case ones relative to the previous point. */
export type PathCommand = (typeof pathCommands)[number]

const commandsByLetter = new Map<string, PathCommand>(pathCommands.map((command) => [command, command]))

/** The command of a letter. */
export const commandOf = (letter: string) => commandsByLetter.get(letter)
/** The same kind of command in absolute or relative coordinates. */
export const inCoordinates = (command: PathCommand, relative: boolean): PathCommand =>
  commandOf(relative ? command.toLowerCase() : command.toUpperCase()) ?? command

export const argRoles = [
  'to.x',
  'to.y',
  'cs.x',
  'cs.y',
  'ce.x',
  'ce.y',
  'r.x',
  'r.y',
  'angle',
  'large',
  'sweep', // prettier-ignore
] as const

/** Role of an argument in its command. `cs` and `ce` are the control points at its start and end. */
export type ArgRole = (typeof argRoles)[number]

const roles: Record<string, readonly ArgRole[]> = {
  M: ['to.x', 'to.y'],
  L: ['to.x', 'to.y'],
  H: ['to.x'],
  V: ['to.y'],
  C: ['cs.x', 'cs.y', 'ce.x', 'ce.y', 'to.x', 'to.y'],
  S: ['ce.x', 'ce.y', 'to.x', 'to.y'],
  Q: ['cs.x', 'cs.y', 'to.x', 'to.y'],
  T: ['to.x', 'to.y'],
  A: ['r.x', 'r.y', 'angle', 'large', 'sweep', 'to.x', 'to.y'],
  Z: [],
}

/** The roles of a command's arguments, in order. */
export const rolesOf = (command: string) => roles[command.toUpperCase()] ?? []
export const isRelative = (command: string) => command !== command.toUpperCase()

export interface Segment {
  readonly command: PathCommand
  /** Whether its letter is left out because it repeats the command before. */
  readonly implicit: boolean
  /** The text before the letter. */
  readonly before: string
  readonly args: readonly WrittenNumber[]
}

export interface PathData {
  readonly segments: readonly Segment[]
  /** White space at the end; after an error the unread remainder, kept verbatim. */
  readonly tail: string
  /** Offset of the first syntax error. Browsers draw the path up to there. */
  readonly errorAt: number | undefined
}

const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
const flag = /[01]/y
const separator = /[\t\n\f\r ]*(?:,[\t\n\f\r ]*)?/y
const blank = /[\t\n\f\r ]*/y

function take(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function readArgs(text: string, at: number, command: string, first: boolean) {
  const args: WrittenNumber[] = []
  let position = at
  for (const role of rolesOf(command)) {
    // The grammar allows no comma before the first argument.
    const gap = take(first && args.length === 0 ? blank : separator, text, position) ?? ''
    const found = take(role === 'large' || role === 'sweep' ? flag : number, text, position + gap.length)
    if (found === undefined) return undefined
    args.push({ gap, text: found, value: Number(found) })
    position += gap.length + found.length
  }
  return { args, end: position }
}

/** Cache of the last parsed texts: edit, form, canvas and record read the same one. */
const recent = new Map<string, PathData>()

/** Parses a `d` up to the first error, as browsers do. */
export function parsePath(text: string): PathData {
  const known = recent.get(text)
  if (known) return known
  const path = read(text)
  if (recent.size >= 32) recent.delete(recent.keys().next().value ?? '')
  recent.set(text, path)
  return path
}

function read(text: string): PathData {
  const segments: Segment[] = []
  let at = 0
  const done = (errorAt?: number): PathData => ({ segments, tail: text.slice(at), errorAt })
  for (;;) {
    const before = take(blank, text, at) ?? ''
    const start = at + before.length
    const character = text[start]
    if (character === undefined) return done()
    const last = segments.at(-1)
    const command = commandOf(character)
    if (command) {
      if (!last && command !== 'M' && command !== 'm') return done(start)
      const read = readArgs(text, start + 1, command, true)
      if (!read) return done(start)
      segments.push({ command, implicit: false, before, args: read.args })
      at = read.end
    } else {
      if (!last || last.command === 'Z' || last.command === 'z') return done(start)
      const repeated = last.command === 'M' ? 'L' : last.command === 'm' ? 'l' : last.command
      const read = readArgs(text, at, repeated, false)
      if (!read) return done(start)
      segments.push({ command: repeated, implicit: true, before: '', args: read.args })
      at = read.end
    }
  }
}

/** Formats a parsed path, with a space where two numbers would run together. */
export function formatPath({ segments, tail }: Pick<PathData, 'segments' | 'tail'>) {
  let text = ''
  let last = ''
  for (const segment of segments) {
    if (!segment.implicit) {
      text += segment.before + segment.command
      last = ''
    }
    const meanings = rolesOf(segment.command)
    for (const [index, { gap, text: written }] of segment.args.entries()) {
      text += gap === '' && last !== '' && runTogether(last, written) ? ` ${written}` : gap + written
      // A flag is a single character, so a number may follow it directly.
      last = meanings[index] === 'large' || meanings[index] === 'sweep' ? '' : written
    }
  }
  return text + tail
}

/** Creates a segment with its letter and single spaces. */
export const makeSegment = (command: PathCommand, values: readonly number[], before = ' '): Segment => ({
  command,
  implicit: false,
  before,
  args: values.map((value) => {
    const text = formatNumber(value)
    return { gap: ' ', text, value: Number(text) }
  }),
})

/** Writes out each omitted letter that an edited neighbour would turn into another command. */
export function spelledOut(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    if (!segment.implicit) return segment
    const last = segments[index - 1]?.command
    const understood = last === 'M' ? 'L' : last === 'm' ? 'l' : last
    if (understood === segment.command) return segment
    const [first, ...rest] = segment.args
    const trimmed = first && { ...first, gap: first.gap.replace(',', '') }
    return { ...segment, implicit: false, before: ' ', args: trimmed ? [trimmed, ...rest] : [] }
  })
}
