import { mergeFields, mergeNamedList, type OnLost } from '@kleinzeug/storage/merge'
import { cleanTags, oneLine, type Card, type CardFields, type NeoCortexData } from './card.ts'

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Optional fields are left out when they are empty. */
const optional = new Set(['url', 'tags', 'aliases', 'later', 'created', 'number'])

const sparse = (card: Card): Card => {
  const { id, title, text } = card
  const rest = Object.entries(card).filter(([name, value]) => !optional.has(name) || !isEmpty(value))
  return { ...Object.fromEntries(rest), id, title, text }
}

const tidy = ({ title, url, tags, ...rest }: CardFields): CardFields => ({
  ...rest,
  ...(title !== undefined && { title: oneLine(title) }),
  ...(url !== undefined && { url: url.trim() }),
  ...(tags && { tags: cleanTags(tags) }),
})

/** A card of these fields. */
export const newCard = (fields: CardFields, id: string, created: string): Card =>
  sparse({ title: '', text: '', ...tidy(fields), id, created })

const withEntries = (data: NeoCortexData, entries: readonly Card[]): NeoCortexData => ({ ...data, entries })

export const addCards = (data: NeoCortexData, cards: readonly Card[]): NeoCortexData =>
  cards.length === 0 ? data : withEntries(data, [...data.entries, ...cards])

/** Changes some fields of a card; keeps all other fields, unknown ones included. */
export const changeCard = (data: NeoCortexData, id: string, fields: CardFields): NeoCortexData =>
  withEntries(
    data,
    data.entries.map((card) => (card.id === id ? sparse({ ...card, ...tidy(fields) }) : card)),
  )

export const removeCards = (data: NeoCortexData, ids: ReadonlySet<string>): NeoCortexData =>
  withEntries(
    data,
    data.entries.filter(({ id }) => !ids.has(id)),
  )

/** Joins the edits of two tabs: what either added is there, what either removed is gone. */
export const mergeData = (
  base: NeoCortexData | undefined,
  mine: NeoCortexData,
  theirs: NeoCortexData,
  onLost?: OnLost,
): NeoCortexData => ({
  ...theirs,
  ...mine,
  entries: mergeNamedList(
    base?.entries,
    mine.entries,
    theirs.entries,
    ({ id }) => id,
    (...versions) => mergeFields(...versions, onLost),
  ),
})
