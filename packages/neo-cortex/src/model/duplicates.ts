import type { Card, CardFields, NeoCortexData } from './card.ts'
import { changeCard, removeCards } from './list.ts'
import { addressKey } from './webAddress.ts'

/** Cards by their address, in its normalised form. */
export function cardsByAddress(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const groups = new Map<string, Card[]>()
  for (const card of cards) {
    const key = addressKey(card.url)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(card)
    else groups.set(key, [card])
  }
  return groups
}

const joined = (a: readonly string[] = [], b: readonly string[] = []) => [...new Set([...a, ...b])]

/** What two cards of one address are as one: nothing that either says is lost. */
function joinedFields(kept: Card, other: Card): CardFields {
  const isNamed = other.title !== '' && other.title !== kept.title
  return {
    title: kept.title || other.title,
    text: kept.text.includes(other.text) ? kept.text : [kept.text, other.text].filter(Boolean).join('\n\n'),
    tags: joined(kept.tags, other.tags),
    aliases: joined(kept.aliases, [
      ...(other.aliases ?? []),
      ...(isNamed && kept.title ? [other.title] : []),
    ]),
    later: (kept.later ?? false) || (other.later ?? false),
  }
}

/** Joins all cards of an address into the oldest one; links to the others lead to it by its earlier titles. */
export function joinDuplicates(data: NeoCortexData, key: string): NeoCortexData {
  const [kept, ...others] = cardsByAddress(data.entries).get(key) ?? []
  if (!kept || others.length === 0) return data
  const whole = others.reduce<NeoCortexData>((list, other) => {
    const now = list.entries.find(({ id }) => id === kept.id) ?? kept
    // Unknown fields are added where the kept card has none of that name.
    const unknown = { ...other, ...now }
    const entries = list.entries.map((card) => (card.id === kept.id ? unknown : card))
    return changeCard({ ...list, entries }, kept.id, joinedFields(now, other))
  }, data)
  return removeCards(whole, new Set(others.map(({ id }) => id)))
}
