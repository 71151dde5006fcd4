import { isObject } from '../../decode/isObject.ts'
import type { Slice } from '../../slice.ts'
import { bookkeeping } from '../backup/bookkeeping.ts'
import type { RecordCore } from '../manage/recordCore.ts'
import { parsed } from '../record/json.ts'
import { readRecord, writeRecord } from '../record/recordText.ts'
import { VersionedField } from '../record/versionedField.ts'
import type { FolderPart } from './folderPart.ts'

/** JSON texts by field. */
type Texts = ReadonlyMap<string, string>

const isTexts = (data: unknown): data is Texts => data instanceof Map

/** The fields of an export; `undefined` where it is none, or of a newer version. */
export function readTexts(text: string, key: string, version: number): Texts | undefined {
  const file = parsed(text)
  const inner = isObject(file) ? file[key] : undefined
  if (typeof inner !== 'string') return undefined
  const record = readRecord(inner)
  if (record.version > version) return undefined
  return new Map(
    [...record.fields].flatMap(([name, field]) => (field.text === undefined ? [] : [[name, field.text]])),
  )
}

/**
 * The whole record as one file in the form of the export. Its text depends on the data alone, not on when they were
 * edited, so that two devices with the same data agree on it. What another device has written there is merged field by
 * field, as the tools merge the edits of two tabs; a field that is missing there is not deleted here.
 */
export function createRecordPart(
  { key, version, replica, documents }: RecordCore,
  slices: ReadonlyMap<string, Slice<unknown>>,
  isLeftOut: (name: string) => boolean,
): FolderPart {
  const path = `${key}.json`
  let known: { readonly fields: readonly unknown[]; readonly texts: Texts } | undefined

  function read(): Texts | undefined {
    const fields = [...replica.fields].filter(([name]) => !bookkeeping.has(name) && !isLeftOut(name))
    const identities = fields.map(([, field]) => field)
    const isSame =
      known?.fields.length === identities.length &&
      known.fields.every((field, at) => field === identities[at])
    if (!isSame)
      known = {
        fields: identities,
        texts: new Map(
          fields
            .flatMap(([name, { text }]) => (text === undefined ? [] : [[name, text] as const]))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
      }
    return known && known.texts.size > 0 ? known.texts : undefined
  }

  return {
    name: '',
    read,
    defaults: () => new Map(),
    write: (data) => {
      const before = read()
      if (!isTexts(data)) return
      for (const [name, text] of data) {
        const slice = slices.get(name)
        if (slice && before?.get(name) !== text) documents.slice(slice).write(parsed(text))
      }
    },
    files: {
      toFiles: (data) => {
        if (!isTexts(data)) return new Map()
        const fields = new Map(
          Array.from(data, ([name, text]) => [name, VersionedField.ofText(text, { revision: 1 })]),
        )
        return new Map([[path, JSON.stringify({ [key]: writeRecord(fields, 0, version) })]])
      },
      fromFile: (data, { before, now }, onLost) => {
        const theirs = now === undefined ? undefined : readTexts(now, key, version)
        if (!theirs || !isTexts(data)) return undefined
        const base = before === undefined ? undefined : readTexts(before, key, version)
        const merged = new Map(data)
        for (const [name, text] of theirs) {
          const slice = slices.get(name)
          const [mine, old] = [data.get(name), base?.get(name)]
          // What has no merge belongs to this device, as a journal of the latest edits does.
          if (!slice?.merge || isLeftOut(name) || text === mine || text === old) continue
          const value = slice.decode(parsed(text))
          if (value === undefined) continue
          if (mine === undefined || mine === old) {
            merged.set(name, text)
            continue
          }
          const own = slice.decode(parsed(mine))
          const start = old === undefined ? undefined : slice.decode(parsed(old))
          const joined = own === undefined ? value : slice.merge(start, own, value, onLost)
          if (joined === undefined) onLost()
          else merged.set(name, JSON.stringify(joined))
        }
        return merged
      },
    },
  }
}
