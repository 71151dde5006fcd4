import type { StorageAdapter } from '../../adapter.ts'
import { listeners } from '../../listeners.ts'
import type { OnLost, Slice } from '../../slice.ts'
import { attempt } from '../attempt.ts'
import type { Replica } from './replica.ts'
import type { VersionedField } from './versionedField.ts'

interface DocumentEvents {
  /** A tool has edited this field. */
  readonly onWrite: (name: string) => void
  /** A tool asks to store what is pending. */
  readonly onFlush: () => void
  /** A tool's `decode` could not read this text: the whole field, or the rejected parts of it as JSON. */
  readonly onUnreadable: (name: string, field: VersionedField, rejected: string | undefined) => void
}

export interface FieldDocument {
  readonly adapter: StorageAdapter<unknown>
  readonly decode: Slice<unknown>['decode']
  /**
   * `undefined` where the tool cannot merge them. Without a base, as the first edits of two tabs are, both start from the
   * defaults; `null` where it is unknown.
   */
  readonly merge: (base: unknown, mine: unknown, theirs: unknown, onLost?: OnLost) => unknown
  readonly changed: () => void
}

/** The storage adapters that the tools get: one per field of the record. */
export function createDocuments(replica: Replica, { onWrite, onFlush, onUnreadable }: DocumentEvents) {
  const documents = new Map<string, FieldDocument>()

  function open<T>(slice: Slice<T>): FieldDocument {
    const { name } = slice
    const { add, call } = listeners()
    let cache: { readonly field: VersionedField; readonly value: unknown } | undefined

    // A `decode` that throws counts as one that could save nothing.
    const decode: Slice<T>['decode'] = (data, reject) => attempt(() => slice.decode(data, reject))
    return {
      decode,
      merge: (base = slice.defaults(), mine, theirs, onLost) => {
        const [before, newer, older] = [base, mine, theirs].map((data) => decode(data))
        if (newer === undefined || older === undefined) return undefined
        return attempt(() => slice.merge?.(before, newer, older, onLost))
      },
      changed: call,
      adapter: {
        read: () => {
          const field = replica.fields.get(name)
          if (!field || field.isReset) return undefined
          if (cache?.field !== field) {
            const rejected: unknown[] = []
            cache = { field, value: decode(field.value, (path, value) => rejected.push({ path, value })) }
            if (cache.value === undefined) onUnreadable(name, field, field.text)
            else if (rejected.length > 0) onUnreadable(name, field, JSON.stringify(rejected))
          }
          return cache.value
        },
        write: (value) => {
          const before = replica.fields.get(name)
          if (before && before === cache?.field && Object.is(value, cache.value)) return
          cache = { field: replica.write(name, value), value }
          onWrite(name)
          call()
        },
        subscribe: add,
        flush: onFlush,
      },
    }
  }

  function adapterOf<T>(slice: Slice<T>): StorageAdapter<T> {
    const document = documents.get(slice.name) ?? open(slice)
    documents.set(slice.name, document)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one map holds the adapters of all types; the name of a slice stands for its type
    return document.adapter as StorageAdapter<T>
  }

  return {
    slice: adapterOf,
    /** What is known of the data of a tool; `undefined` while it is not open. */
    get: (name: string): Pick<FieldDocument, 'decode' | 'merge'> | undefined => documents.get(name),
    /** Notifies the subscribers of these fields. */
    changed: (names: Iterable<string>) => {
      for (const name of names) documents.get(name)?.changed()
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
