/** A card of a file, before it is one of the list. */
export interface Imported {
  readonly title: string
  readonly text: string
  readonly url?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly aliases?: readonly string[] | undefined
  readonly later?: boolean | undefined
  /** YYYY-MM-DD. */
  readonly created?: string | undefined
  /** The id it had when it was exported from here. */
  readonly id?: string | undefined
}

/** A file, or one of an archive or a folder; `name` may contain folders. */
export interface GivenFile {
  readonly name: string
  readonly text: string
}

export interface ImportProblem {
  readonly file: string
  readonly fault: 'address' | 'empty' | 'unreadable'
  readonly text: string
}

/** Why a whole file was refused. */
export type Refusal = 'empty' | 'no-columns' | 'no-links' | 'no-json' | 'unknown' | 'too-large' | 'no-archive'

export type ReadResult =
  | { readonly cards: readonly Imported[]; readonly problems: readonly ImportProblem[] }
  | { readonly refused: Refusal }

/** The day of a number of seconds since 1970, or of a text that begins with a day. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) {
    const day = value.slice(0, 10)
    return Number.isNaN(Date.parse(day)) ? undefined : day
  }
  const seconds = typeof value === 'string' && /^\d{8,16}$/.test(value) ? Number(value) : value
  if (typeof seconds !== 'number' || !(seconds > 0)) return undefined
  // Some write milliseconds or microseconds.
  const milliseconds = seconds > 1e14 ? seconds / 1e3 : seconds > 1e11 ? seconds : seconds * 1e3
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
