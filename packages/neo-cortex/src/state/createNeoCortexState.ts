import { randomBelow, randomId } from '@kleinzeug/random'
import { createHistory, type Environment } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import type { Card, CardFields, NeoCortexData } from '../model/card.ts'
import { isOfCollection } from '../model/collection/ids.ts'
import { cardsByAddress, joinDuplicates } from '../model/duplicates.ts'
import { graphOf, linkKey, linksOf } from '../model/links.ts'
import { addCards, changeCard, newCard, removeCards } from '../model/list.ts'
import { neighbourhoodOf, sharingTags } from '../model/neighbourhood.ts'
import { lineOfShared } from '../model/quickLine.ts'
import { numberedOf } from '../model/sequence.ts'
import { createSearch } from '../model/search.ts'
import { QUOTA, shareOf, sizeOf } from '../model/storeShare.ts'
import { addressKey } from '../model/webAddress.ts'
import { neoCortexSlice, type NeoCortexStorage } from '../storage.ts'
import type { ListFilter } from './ListFilter.ts'
import type { NeoCortexOptions } from './NeoCortexOptions.ts'
import type { NeoCortexStep } from './NeoCortexStep.ts'

/** How many cards the map has room for. */
export const MAP_LIMIT = 12

type Change = (current: NeoCortexData) => NeoCortexData

/** The atoms of one set of cards over its storage. */
export function createNeoCortexState(
  storage: NeoCortexStorage,
  { today, random }: Environment,
  { shared, collection: links }: NeoCortexOptions = {},
) {
  const data = storedAtom(storage, neoCortexSlice)
  const history = createHistory<NeoCortexData, NeoCortexStep>(data)
  const search = createSearch()
  const collection = atom<readonly Card[]>([])
  const line = atom(shared ? lineOfShared(shared) : '')
  const typed = atom('')
  const query = atom('')
  const listFilter = atom<ListFilter>('all')
  const tag = atom<string>()
  const chosen = atom<string>()
  const trail = atom<readonly string[]>([])
  const writing = atom(false)
  /** Counts the times the form was opened: what is typed into it once is one step of undo. */
  const openings = atom(0)
  const removed = atom<Card>()
  const hosts = atom<ReadonlySet<string>>(new Set<string>())
  const measured = atom({ others: 0, quota: QUOTA })

  const own = atom((get) => get(data).entries)
  const addresses = atom((get) => cardsByAddress(get(own)))
  const duplicates = atom((get) => [...get(addresses)].filter(([, cards]) => cards.length > 1))
  const numbered = atom((get) => numberedOf(get(own)))
  /** What of the collection is not among the own cards. */
  const offered = atom((get) => {
    const known = get(addresses)
    return get(collection).filter(({ url }) => !known.has(addressKey(url) ?? ''))
  })
  const graph = atom((get) => graphOf(get(own), get(offered)))
  /** The cards of the list filter, the newest first, the collection in its order. */
  const candidates = atom((get): readonly Card[] => {
    const only = get(tag)
    const kind = get(listFilter)
    const newest = kind === 'collection' ? [] : get(own).toReversed()
    const cards =
      kind === 'later'
        ? newest.filter(({ later }) => later)
        : kind === 'duplicates'
          ? get(duplicates).flatMap(([, group]) => group)
          : kind === 'numbered'
            ? get(numbered)
            : kind === 'own'
              ? newest
              : [...newest, ...get(offered)]
    return only === undefined ? cards : cards.filter(({ tags }) => tags?.includes(only))
  })
  const found = atom((get) => search.find(get(candidates), get(query)))
  const visible = atom((get) => get(found).cards)
  const byId = atom((get) => new Map([...get(offered), ...get(own)].map((card) => [card.id, card] as const)))
  const current = atom((get): Card | undefined => {
    const id = get(chosen)
    const found = id === undefined ? undefined : get(byId).get(id)
    return found ?? get(own).at(-1) ?? get(offered)[0]
  })
  const neighbourhood = atom((get) => {
    const card = get(current)
    if (!card) return { shown: [], more: 0 }
    const others = isOfCollection(card) ? get(offered) : get(own)
    return neighbourhoodOf(card.id, get(graph), sharingTags(card, others), MAP_LIMIT)
  })
  const tags = atom((get) => {
    const counts = new Map<string, number>()
    for (const card of [
      ...get(own),
      ...(get(listFilter) === 'collection' || get(own).length === 0 ? get(offered) : []),
    ])
      for (const each of card.tags ?? []) counts.set(each, (counts.get(each) ?? 0) + 1)
    return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, 'de'))
  })

  const perform = atom(null, (_get, set, change: Change, step: NeoCortexStep) => {
    set(removed, undefined)
    set(history.perform, change, step)
  })
  const visit = atom(null, (get, set, id: string) => {
    const from = get(current)?.id
    set(writing, false)
    if (from !== undefined && from !== id) set(trail, (ids) => [...ids.slice(-49), from])
    // Without an id the tool shows what it starts with. The current card may be one that nobody chose yet.
    set(chosen, id || undefined)
  })
  const add = atom(null, (get, set, fields: CardFields) => {
    const id = randomId(random)
    set(perform, (now) => addCards(now, [newCard(fields, id, get(today))]), {
      kind: 'add',
      id,
      title: fields.title,
    })
    set(visit, id)
    return id
  })

  return {
    data,
    own,
    graph,
    offered,
    addresses,
    duplicates,
    numbered,
    candidates,
    found,
    visible,
    current,
    neighbourhood,
    tags,
    /** What stands in the search field; `query` follows it when there is time to search. */
    typed,
    query,
    clearFilters: atom(null, (_get, set) => {
      set(typed, '')
      set(query, '')
      set(tag, undefined)
      set(listFilter, 'all')
    }),
    listFilter,
    tag,
    line,
    visit,
    add,
    search,
    today,
    makeId: () => randomId(random),
    share: atom((get) => {
      const cards = get(own)
      const { others, quota } = get(measured)
      return shareOf(sizeOf(cards), cards.length, others, quota)
    }),
    measure: atom(null, (get, set, use: { readonly used: number; readonly quota: number }) =>
      set(measured, { others: Math.max(0, use.used - sizeOf(get(own))), quota: use.quota }),
    ),
    removed: atom((get) => get(removed)),
    canGoBack: atom((get) => get(trail).some((id) => get(byId).has(id))),
    goBack: atom(null, (get, set) => {
      const ids = get(trail)
      const at = ids.findLastIndex((id) => get(byId).has(id))
      if (at < 0) return
      set(writing, false)
      set(chosen, ids[at])
      set(trail, ids.slice(0, at))
    }),
    /** The card beside the current one in the list. */
    step: atom(null, (get, set, by: number) => {
      const cards = get(visible)
      const at = cards.findIndex(({ id }) => id === get(current)?.id)
      const next = cards[at < 0 ? 0 : Math.max(0, Math.min(cards.length - 1, at + by))]
      if (next) set(visit, next.id)
    }),
    /** Visits any card of what the list shows, another than the current one. */
    visitAny: atom(null, (get, set) => {
      const others = get(visible).filter(({ id }) => id !== get(current)?.id)
      const card = others.length > 0 ? others[randomBelow(others.length, random)] : undefined
      if (card) set(visit, card.id)
      return card
    }),
    /** Changes cards in one step of undo. */
    perform,
    loadCollection: atom(null, async (_get, set) => {
      const { loadCollection } = await import('../model/collection/loadCollection.ts')
      set(collection, await loadCollection(links))
    }),

    writing: atom((get) => get(writing)),
    write: atom(null, (get, set, on: boolean) => {
      const card = get(current)
      if (on && (!card || isOfCollection(card))) return
      // The form's card stays the current one when another tab adds cards.
      if (on && card) set(chosen, card.id)
      if (on) set(openings, (count) => count + 1)
      set(writing, on)
    }),
    edit: atom(null, (get, set, id: string, fields: CardFields) => {
      const { cards, back } = get(graph)
      const card = cards.get(id)
      if (!card || isOfCollection(card)) return
      const { title, aliases = [] } = card
      const isRenamed = fields.title !== undefined && linkKey(fields.title) !== linkKey(title)
      // Links by the old title go on leading here.
      const isLinked = (back.get(id) ?? []).some((source) =>
        linksOf(cards.get(source)?.text ?? '').some((link) => linkKey(link) === linkKey(title)),
      )
      const all = isRenamed && isLinked && !aliases.includes(title) ? [...aliases, title] : undefined
      set(perform, (now) => changeCard(now, id, { ...fields, ...(all && { aliases: all }) }), {
        kind: 'edit',
        id,
        title,
        group: `edit ${get(openings)} ${id}`,
      })
    }),
    setLater: atom(null, (get, set, id: string, later: boolean) => {
      const title = get(graph).cards.get(id)?.title
      set(perform, (now) => changeCard(now, id, { later }), { kind: 'edit', id, title })
    }),
    remove: atom(null, (get, set, id: string) => {
      const card = get(graph).cards.get(id)
      if (!card) return
      set(perform, (now) => removeCards(now, new Set([id])), { kind: 'remove', id, title: card.title })
      set(removed, card)
      set(writing, false)
    }),
    /** Copies a card of the collection into the visitor's list. */
    keep: atom(null, (get, set, id: string) => {
      const card = get(byId).get(id)
      if (!card || !isOfCollection(card)) return
      const kept = randomId(random)
      const { title, text, url, tags: topics } = card
      set(
        perform,
        (now) =>
          addCards(now, [newCard({ title, text, url: url ?? '', tags: topics ?? [] }, kept, get(today))]),
        { kind: 'keep', id: kept, title },
      )
      set(chosen, kept)
    }),
    join: atom(null, (get, set, key: string) => {
      const [kept] = get(addresses).get(key) ?? []
      set(perform, (now) => joinDuplicates(now, key), { kind: 'join', id: kept?.id, title: kept?.title })
    }),
    /** @param change adds cards of files */
    importCards: atom(null, (get, set, change: (now: NeoCortexData) => NeoCortexData) => {
      const before = new Set(get(data).entries.map(({ id }) => id))
      set(perform, change, { kind: 'import' })
      const first = get(data).entries.find(({ id }) => !before.has(id))
      if (first) set(visit, first.id)
    }),

    /** Whether there is no card yet, and none of the collection was chosen; an address may name a card that is not there. */
    untouched: atom((get) => {
      const isKnown = get(collection).length === 0 || get(byId).has(get(chosen) ?? '')
      return get(own).length === 0 && !get(removed) && (get(chosen) === undefined || !isKnown)
    }),
    keepSample: atom(null, (_get, set, change: Change) => {
      set(perform, change, { kind: 'sample' })
      set(chosen, undefined)
    }),

    undoable: history.undoable,
    redoable: history.redoable,
    undo: atom(null, (_get, set) => {
      set(removed, undefined)
      set(writing, false)
      const step = set(history.undo)
      if (step?.id !== undefined) set(chosen, step.id)
      return step
    }),
    redo: atom(null, (_get, set) => {
      set(removed, undefined)
      set(writing, false)
      const step = set(history.redo)
      if (step?.id !== undefined) set(chosen, step.id)
      return step
    }),

    /** Hosts whose images the visitor has allowed until the page is closed. */
    hosts: atom((get) => get(hosts)),
    allowHost: atom(null, (_get, set, host: string, allowed: boolean) =>
      set(hosts, (before) => {
        const next = new Set(before)
        if (allowed) next.add(host)
        else next.delete(host)
        return next
      }),
    ),
  }
}

export type NeoCortexState = ReturnType<typeof createNeoCortexState>
