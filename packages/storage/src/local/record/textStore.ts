import { isObject } from '../../decode/isObject.ts'
import { resultOf } from '../stores/indexedDB.ts'
import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import { checksum } from './checksum.ts'
import type { Replica } from './replica.ts'
import { asList, type Found, type SetAside, setAsideField, type SetAsideList } from './setAside.ts'

/** UTF-16 units of all texts together; the oldest are deleted beyond it. */
const MOST_IN_MIRROR = 8 * 1024 * 1024
/** The same for a browser without IndexedDB, where the texts take room of localStorage. */
const MOST_IN_RECORD = 256 * 1024
/** Entries of the list, the dismissed ones included. */
const MOST_ENTRIES = 50

/** Two fields of a damaged record may have been found with the same text: it is stored once. */
const keyOf = (id: string) => `${setAsideField}:${id.slice(id.lastIndexOf(' ') + 1)}`

/** The newest entries whose texts fit together. */
function fitting<T extends SetAside>(items: readonly T[], most: number): T[] {
  let size = 0
  return items
    .toReversed()
    .filter((item) => item.isDismissed || (size += item.size) <= most)
    .slice(0, MOST_ENTRIES)
    .toReversed()
}

/** Writes the list and deletes the texts that it does not need any more. */
function writeList(notes: IDBObjectStore, before: readonly SetAside[], list: readonly SetAside[]) {
  notes.put(list, setAsideField)
  const needed = new Set(list.filter(({ isDismissed }) => !isDismissed).map(({ id }) => keyOf(id)))
  for (const { id } of before) if (!needed.has(keyOf(id))) notes.delete(keyOf(id))
}

interface TextStore {
  readonly quarantine: SetAsideList
  readonly mirror: MirrorConnection
  readonly replica: Replica
}

/** Sets texts aside in the mirror, else in the record. Skips texts already quarantined or dismissed. */
export async function addTexts(
  { quarantine, mirror, replica }: TextStore,
  found: readonly Found[],
  date: number,
) {
  for (const { text, ...about } of found) {
    const item: SetAside = { id: `${about.name} ${checksum(text)}`, date, size: text.length, ...about }
    if (quarantine.all().some(({ id }) => id === item.id)) continue
    const list = await mirror.transact('readwrite', async (store) => {
      const notes = store('notes')
      const before = asList(await resultOf(notes.get(setAsideField)))
      const after = fitting([...before.filter(({ id }) => id !== item.id), item], MOST_IN_MIRROR)
      notes.put(text, keyOf(item.id))
      writeList(notes, before, after)
      return after
    })
    if (list) quarantine.load(list)
    else replica.write(setAsideField, fitting([...quarantine.all(), { ...item, text }], MOST_IN_RECORD))
  }
}

/** Marks an entry as dismissed and deletes its text. */
export async function dismissText({ quarantine, mirror, replica }: TextStore, dismissed: string) {
  const mark = (list: readonly SetAside[]) =>
    list.map((item) => (item.id === dismissed ? { ...item, isDismissed: true } : item))
  const others = quarantine.all().filter((item) => !quarantine.inMirror().includes(item))
  const rest = others.filter(({ id }) => id !== dismissed)
  quarantine.load(mark(quarantine.inMirror()))
  if (rest.length < others.length) {
    if (rest.length > 0) replica.write(setAsideField, rest)
    else replica.writeText(setAsideField, undefined)
  }
  await mirror.transact('readwrite', async (store) => {
    const before = asList(await resultOf(store('notes').get(setAsideField)))
    writeList(store('notes'), before, mark(before))
  })
}

/** The text of an entry; `undefined` when it is not stored any more. */
export async function textOf({ quarantine, mirror }: TextStore, id: string): Promise<string | undefined> {
  const text = await mirror.transact('readonly', (store) => resultOf<unknown>(store('notes').get(keyOf(id))))
  const item: unknown = quarantine.all().find((each) => each.id === id)
  const found = typeof text === 'string' || !isObject(item) ? text : item['text']
  return typeof found === 'string' ? found : undefined
}
