import type { Card } from './card.ts'
import type { Graph } from './links.ts'

/** How a card belongs to the one in the middle: it is linked, links, both, or shares a tag. */
export type Relation = 'out' | 'back' | 'both' | 'tag'

export interface Neighbour {
  readonly card: Card
  readonly relation: Relation
  /** How many other cards it is linked with. */
  readonly further: number
}

export interface Neighbourhood {
  readonly shown: readonly Neighbour[]
  /** How many more are linked or share a tag. */
  readonly more: number
}

/**
 * What stands around a card: first what it links to and what links to it, then what shares the most tags with
 * it. Each card once, however the links go round.
 *
 * @param sameTags cards that share a tag, the closest first, without the card itself
 */
export function neighbourhoodOf(
  id: string,
  graph: Graph,
  sameTags: readonly Card[],
  limit: number,
): Neighbourhood {
  const relations = new Map<string, Relation>()
  for (const target of graph.out.get(id) ?? []) relations.set(target, 'out')
  for (const source of graph.back.get(id) ?? [])
    relations.set(source, relations.has(source) ? 'both' : 'back')
  for (const card of sameTags) if (!relations.has(card.id)) relations.set(card.id, 'tag')
  relations.delete(id)
  const others = new Map(sameTags.map((card) => [card.id, card] as const))
  const shown: Neighbour[] = []
  for (const [other, relation] of relations) {
    if (shown.length === limit) break
    const card = graph.cards.get(other) ?? others.get(other)
    if (!card) continue
    const linked = new Set([...(graph.out.get(other) ?? []), ...(graph.back.get(other) ?? [])])
    linked.delete(id)
    shown.push({ card, relation, further: linked.size })
  }
  return { shown, more: relations.size - shown.length }
}

/** Cards that share tags with this one: those that share the most first, then the newest. */
export function sharingTags(card: Card, cards: readonly Card[]): readonly Card[] {
  const tags = new Set(card.tags)
  if (tags.size === 0) return []
  return cards
    .flatMap((other, index) => {
      const shared = other.id === card.id ? 0 : (other.tags ?? []).filter((tag) => tags.has(tag)).length
      return shared > 0 ? [{ other, shared, index }] : []
    })
    .toSorted((a, b) => b.shared - a.shared || b.index - a.index)
    .map(({ other }) => other)
}
