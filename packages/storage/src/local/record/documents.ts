import type { StorageAdapter } from '../../adapter.ts'
import { listeners } from '../../listeners.ts'
import type { Slice } from '../../slice.ts'
import { attempt } from '../attempt.ts'
import type { Replica } from './replica.ts'
import type { VersionedField } from './versionedField.ts'

interface DocumentEvents {
  /** A tool has edited this field. */
  readonly onWrite: (name: string) => void
  /** A tool asks to store what is pending. */
  readonly onFlush: () => void
  /** A tool's `decode` could save nothing of this field. */
  readonly onUnreadable: (name: string, field: VersionedField) => void
}

interface Document {
  readonly adapter: StorageAdapter<unknown>
  readonly decode: Slice<unknown>['decode']
  readonly changed: () => void
}

/** The storage adapters that the tools get: one per field of the record. */
export function createDocuments(replica: Replica, { onWrite, onFlush, onUnreadable }: DocumentEvents) {
  const documents = new Map<string, Document>()

  function open<T>({ name, decode: decodeData }: Slice<T>): Document {
    const { add, call } = listeners()
    let cache: { readonly field: VersionedField; readonly value: unknown } | undefined

    // A `decode` that throws counts as one that could save nothing.
    const decode = (data: unknown) => attempt(() => decodeData(data))
    return {
      decode,
      changed: call,
      adapter: {
        read: () => {
          const field = replica.fields.get(name)
          if (!field || field.isReset) return undefined
          if (cache?.field !== field) {
            cache = { field, value: decode(field.value) }
            if (cache.value === undefined) onUnreadable(name, field)
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

  return {
    slice: <T>(slice: Slice<T>): StorageAdapter<T> => {
      const document = documents.get(slice.name) ?? open(slice)
      documents.set(slice.name, document)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one map holds the adapters of all types; the name of a slice stands for its type
      return document.adapter as StorageAdapter<T>
    },
    /** Whether the tool can read this; true for a tool that is not open. */
    accepts: (name: string, data: unknown): boolean => {
      const document = documents.get(name)
      return !document || document.decode(data) !== undefined
    },
    has: (name: string) => documents.has(name),
    /** Notifies the subscribers of these fields. */
    changed: (names: Iterable<string>) => {
      for (const name of names) documents.get(name)?.changed()
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
