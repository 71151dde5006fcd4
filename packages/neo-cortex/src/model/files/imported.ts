import { newCard } from '../list.ts'
import type { Card } from '../card.ts'

/** What a card keeps of a Markdown file for the way back. */
export interface Kept {
  /** Its path in the chosen folder, without ending. */
  readonly file?: string
  /** Properties of its front matter that a card has no field for, as they were written. */
  readonly properties?: string
  /** A first heading that repeats the title. */
  readonly heading?: string
}

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
  /** The id that the file itself gives. */
  readonly id?: string | undefined
  readonly kept?: Kept | undefined
  /** The card as it was exported from here. */
  readonly card?: Card | undefined
}

/** A file, or one of an archive or a folder; `name` may contain folders. */
export interface GivenFile {
  readonly name: string
  readonly text: string
  /** What it holds, where that is no text. */
  readonly bytes?: Uint8Array | undefined
}

export interface ImportProblem {
  readonly file: string
  /** `attachment`: a file beside the notes that is too large; `foreign`: no note and no attachment. */
  readonly fault: 'address' | 'empty' | 'unreadable' | 'attachment' | 'foreign'
  readonly text: string
}

/** Why a whole file was refused. */
export type Refusal = 'empty' | 'no-columns' | 'no-links' | 'no-json' | 'unknown' | 'too-large' | 'no-archive'

/** The cards of a file. */
export interface Cards {
  readonly cards: readonly Imported[]
  readonly problems: readonly ImportProblem[]
  /** Whether the file ends in the middle. */
  readonly isCut?: boolean
}

export type ReadResult = Cards | { readonly refused: Refusal }

/** A card of a file as one of the list. */
export const cardOf = (
  { card, title, text, url = '', tags = [], aliases = [], later = false, created, kept, id: own }: Imported,
  id: string,
  today: string,
): Card =>
  card ?? {
    ...newCard(
      { title, text: text.trim(), url, tags, aliases: [...new Set(aliases)], later },
      own || id,
      created ?? today,
    ),
    ...kept,
  }

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
