import { sliceDecoder, tolerantList, orDefault, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'

const names = v.exactOptional(orDefault(tolerantList(v.string()), []))

// Loose objects: a field that this version does not know is carried along.
const cardSchema = v.looseObject({
  id: v.pipe(
    v.string(),
    v.check((id) => id !== ''),
  ),
  title: orDefault(v.string(), ''),
  /** Markdown, with `[[links]]` to other cards by their title. */
  text: orDefault(v.string(), ''),
  /** An address as it was entered; shown as a link only where it is http or https. */
  url: v.exactOptional(orDefault(v.string(), '')),
  tags: names,
  /** Earlier titles, by which links still find it. */
  aliases: names,
  /** Its place in the order of the box, after Luhmann: 21/3a. */
  number: v.exactOptional(orDefault(v.string(), '')),
  /** To be read later. */
  later: v.exactOptional(orDefault(v.boolean(), false)),
  /** The day on which it was written, YYYY-MM-DD. */
  created: v.exactOptional(orDefault(v.string(), '')),
  /** A file that lay beside the notes, as a data URL. */
  attachment: v.exactOptional(orDefault(v.string(), '')),
})

/** Two cards with one id: the second gets one of its own, so that a merge loses neither. */
function withOwnIds<T extends { id: string }>(cards: T[]): T[] {
  const seen = new Set<string>()
  return cards.map((card) => {
    let id = card.id
    for (let count = 2; seen.has(id); count++) id = `${card.id}-${count}`
    seen.add(id)
    return id === card.id ? card : { ...card, id }
  })
}

const dataSchema = v.looseObject({
  entries: orDefault(v.pipe(tolerantList(cardSchema), v.transform(withOwnIds)), []),
})

/** A note, a link, or both. */
export type Card = DataOf<typeof cardSchema>

/** What Neo Cortex stores: the cards, the oldest first. */
export interface NeoCortexData {
  readonly entries: readonly Card[]
}

export const decodeData = sliceDecoder<NeoCortexData>(dataSchema)

/** The fields of a card that one edits. */
export type CardFields = Partial<
  Pick<Card, 'title' | 'text' | 'url' | 'tags' | 'aliases' | 'later' | 'number'>
>

/** The path of the file a card came from, without the ending of a note; empty for none. */
export const fileOf = (card: Card) => ('file' in card && typeof card['file'] === 'string' ? card['file'] : '')

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Tags as they are stored: without #, blanks become hyphens, each once. */
export const cleanTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(/[,;]/))
      .map((tag) => oneLine(tag.replaceAll('#', ' ')).replaceAll(' ', '-'))
      .filter(Boolean),
  ),
]
