import { randomBelow, type RandomSource } from '@kleinzeug/random'
import { mergeNamedList } from '@kleinzeug/storage/merge'
import { cleanTags, oneLine, type Card, type CardFields, type NeoCortexData } from './card.ts'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const newId = (random: RandomSource) =>
  Array.from({ length: 10 }, () => letters[randomBelow(letters.length, random)]).join('')

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Optional fields are left out when they are empty. */
const optional = new Set(['url', 'tags', 'aliases', 'later', 'created'])

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

/** Changes some fields of a card; its other fields stay, also those nobody knows. */
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

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** One card edited on two sides: each field as it was edited; mine where both edited the same field. */
function mergeCard(base: Card | undefined, mine: Card, theirs: Card): Card {
  if (!base) return mine
  const [before, ours, others] = [base, mine, theirs].map((card) => new Map(Object.entries(card)))
  if (!before || !ours || !others) return mine
  const fields = [...new Set([...ours.keys(), ...others.keys()])].flatMap((name) => {
    const side = isSame(before.get(name), ours.get(name)) ? others : ours
    return side.has(name) ? [[name, side.get(name)]] : []
  })
  return {
    ...Object.fromEntries(fields),
    id: mine.id,
    title: base.title === mine.title ? theirs.title : mine.title,
    text: base.text === mine.text ? theirs.text : mine.text,
  }
}

/** Joins the edits of two tabs: what either added is there, what either removed is gone. */
export const mergeData = (
  base: NeoCortexData | undefined,
  mine: NeoCortexData,
  theirs: NeoCortexData,
): NeoCortexData => ({
  ...theirs,
  ...mine,
  entries: mergeNamedList(base?.entries, mine.entries, theirs.entries, ({ id }) => id, mergeCard),
})
