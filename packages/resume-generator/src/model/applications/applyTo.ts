import type { Resume } from '../resume.ts'
import { sectionsOf } from '../sectionOrder.ts'
import { entriesOf, withEntries } from '../sectionEntries.ts'
import { knownListIds, type ListId } from '../sections.ts'
import type { Application, Changes } from './application.ts'

/** Parts of a resume each of whose fields an application may replace. */
const parts = ['professionData', 'letter', 'cover'] as const
/** Fields of sections and entries that an application may replace, with their usual values. */
const sectionFields: Changes = { hidden: false, manual: false }
const entryFields: Changes = { hidden: false, hiddenBullets: [] }

const listIdsOf = ({ ownSections }: Resume): readonly ListId[] => [
  ...knownListIds,
  ...ownSections.map(({ id }) => id),
]

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a stored value is of the kind that a field has. */
const isLike = (value: unknown, like: unknown, field: string) =>
  Array.isArray(value)
    ? Array.isArray(like) &&
      value.every((each) => typeof each === (field === 'hiddenBullets' ? 'number' : 'string'))
    : typeof value === typeof like && !Array.isArray(like) && value !== null

const valueOf = (object: object, field: string, usual?: unknown): unknown =>
  Reflect.get(object, field) ?? usual

/** Every value of a resume that an application may replace, by its path. */
export function replaceable(resume: Resume): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>([['date', resume.date]])
  for (const part of parts)
    for (const [field, value] of Object.entries(resume[part])) values.set(`${part}/${field}`, value)
  const list = (name: string, kind: string, items: ReadonlyArray<{ id: string }>, fields: Changes) => {
    values.set(
      `order/${name}`,
      items.map(({ id }) => id),
    )
    for (const item of items)
      for (const [field, usual] of Object.entries(fields))
        values.set(`${kind}/${item.id}/${field}`, valueOf(item, field, usual))
  }
  list('sections', 'section', sectionsOf(resume), sectionFields)
  for (const id of listIdsOf(resume)) list(id, `entry/${id}`, entriesOf(resume, id), entryFields)
  return values
}

/** An object with other values of its fields; itself where none differs. */
function overlaid<T extends object>(
  object: T,
  path: string,
  valueAt: (path: string) => unknown,
  fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(object)),
): T {
  const own = Object.entries(fields).flatMap(([field, usual]) => {
    const value = valueAt(`${path}/${field}`)
    const before = valueOf(object, field) ?? usual
    return isLike(value, before, field) && !isSame(value, before) ? [[field, value] as const] : []
  })
  return own.length > 0 ? { ...object, ...Object.fromEntries(own) } : object
}

/** Items in the order of ids; one that the order does not know stays behind the one before it. */
function inOrder<T extends { readonly id: string }>(items: readonly T[], ids: unknown): readonly T[] {
  if (!Array.isArray(ids)) return items
  const places = new Map(ids.map((id: unknown, place) => [id, place]))
  let before = -1
  return items
    .map((item) => ({ item, place: (before = places.get(item.id) ?? before) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** A resume with other values at paths of `replaceable`. */
export function replaced<T extends Resume>(resume: T, valueAt: (path: string) => unknown): T {
  const date = valueAt('date')
  const list = <I extends { readonly id: string }>(
    name: string,
    kind: string,
    items: readonly I[],
    fields: Changes,
  ) => {
    const next = inOrder(
      items.map((item) => overlaid(item, `${kind}/${item.id}`, valueAt, fields)),
      valueAt(`order/${name}`),
    )
    return next.every((item, index) => item === items[index]) ? items : next
  }
  const sections = sectionsOf(resume)
  const ordered = list('sections', 'section', sections, sectionFields)
  const entriesReplaced = listIdsOf(resume).reduce((before, id) => {
    const entries = entriesOf(before, id)
    const next = list(id, `entry/${id}`, entries, entryFields)
    return next === entries ? before : withEntries(before, id, next)
  }, resume)
  return {
    ...entriesReplaced,
    ...(typeof date === 'string' && { date }),
    ...Object.fromEntries(parts.map((part) => [part, overlaid(resume[part], part, valueAt)])),
    ...(ordered !== sections && { sections: ordered }),
  }
}

/** The application that a resume shows. */
export const applicationOf = ({ applications, chosenApplication }: Resume): Application | undefined =>
  chosenApplication === '' ? undefined : applications.find(({ id }) => id === chosenApplication)

/** The resume of one application: an ordinary resume, with what the application replaces. */
export const applicationResume = <T extends Resume>(resume: T, { changes }: Application): T =>
  replaced(resume, (path) => changes[path])
