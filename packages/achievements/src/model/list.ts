import { isObject } from '@kleinzeug/storage/decode'
import { mergeFields, mergeNamedList, mergeValue, type OnLost } from '@kleinzeug/storage/merge'
import type { IsoDate } from '@kleinzeug/calendar-day'
import { cleanNames, cleanTags, oneLine, type AchievementsData, type EntryFields } from './entry.ts'

export interface Keyed {
  readonly key: string
  readonly item: unknown
}

/** Items with their keys: the id, else the content, numbered where it repeats. */
export function keyed(list: AchievementsData): readonly Keyed[] {
  const seen = new Map<string, number>()
  return list.map((item) => {
    const id = isObject(item) && typeof item['id'] === 'string' && item['id'] !== '' ? item['id'] : undefined
    const name = id ?? JSON.stringify(item) ?? ''
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { key: count === 0 ? name : `${name}\n${count}`, item }
  })
}

/** One entry edited in two tabs: each field as it was edited; mine where both edited the same field. */
function mergeItem(base: Keyed | undefined, mine: Keyed, theirs: Keyed, onLost?: OnLost): Keyed {
  const [before, ours, others] = [base?.item, mine.item, theirs.item]
  if (!isObject(before) || !isObject(ours) || !isObject(others)) return mergeValue(base, mine, theirs, onLost)
  return { key: mine.key, item: mergeFields(before, ours, others, onLost) }
}

/** Joins the edits of two tabs: what either added is there, what either removed is gone. */
export const mergeLists = (
  base: AchievementsData | undefined,
  mine: AchievementsData,
  theirs: AchievementsData,
  onLost?: OnLost,
): AchievementsData =>
  mergeNamedList(
    base && keyed(base),
    keyed(mine),
    keyed(theirs),
    ({ key }) => key,
    (...items) => mergeItem(...items, onLost),
  ).map(({ item }) => item)

/** The stored form of edited fields; what is empty is left out. */
function storedFields(fields: Partial<EntryFields>): Record<string, unknown> {
  const { title, tags, people, impact, evidence, date } = fields
  return {
    ...('date' in fields && { date }),
    ...(title !== undefined && { title: oneLine(title) }),
    ...(impact !== undefined && { impact: impact.trim() }),
    ...(evidence !== undefined && { evidence: evidence.trim() }),
    ...(tags && { tags: cleanTags(tags) }),
    ...(people && { people: cleanNames(people) }),
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (item: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(item).filter(([name, value]) => !names.includes(name) || !isEmpty(value)))

/** The stored form of a new entry. */
export function newItem(fields: EntryFields, id: string, today: IsoDate): unknown {
  const stored = storedFields(fields)
  return withoutEmpty({ id, ...stored, added: today }, Object.keys(stored))
}

/** An item that is no object, as one that has fields. */
const asObject = (item: unknown): Record<string, unknown> =>
  typeof item === 'string' ? { title: oneLine(item) } : item === null ? {} : { content: item }

/**
 * An item with some fields changed; keeps all other fields, unknown ones included. One without an id gets
 * one, and one that was a bare text becomes an object.
 */
export function changedItem(item: unknown, fields: Partial<EntryFields>, id: string): unknown {
  const stored = storedFields(fields)
  const old = isObject(item) ? item : asObject(item)
  const named = typeof old['id'] === 'string' && old['id'] !== '' ? old : { ...old, id }
  return withoutEmpty({ ...named, ...stored }, Object.keys(stored))
}

export const addEntry = (
  list: AchievementsData,
  fields: EntryFields,
  id: string,
  today: IsoDate,
): AchievementsData => [...list, newItem(fields, id, today)]

export const changeEntry = (
  list: AchievementsData,
  key: string,
  fields: Partial<EntryFields>,
  id: string,
): AchievementsData =>
  keyed(list).map(({ key: at, item }) => (at === key ? changedItem(item, fields, id) : item))

export const removeItem = (list: AchievementsData, key: string): AchievementsData =>
  keyed(list).flatMap(({ key: at, item }) => (at === key ? [] : [item]))
