import type { StorageAdapter } from '../adapter.ts'
import type { Slice } from '../slice.ts'
import { attempt } from './attempt.ts'
import type { Ledger } from './ledger.ts'
import { listeners } from './listeners.ts'
import type { Part } from './part.ts'

interface Document {
  readonly adapter: StorageAdapter<unknown>
  readonly decode: Slice<unknown>['decode']
  readonly changed: () => void
}

/**
 * The tools' views of the record: one adapter a field.
 *
 * @param onWrite after an edit
 * @param onMisshapen when a tool can make nothing of what is stored for it
 */
export function createDocuments(
  ledger: Ledger,
  onWrite: (name: string) => void,
  onMisshapen: (name: string, part: Part) => void,
) {
  const documents = new Map<string, Document>()

  function open<T>({ name, decode: decodeData }: Slice<T>): Document {
    const { add, call } = listeners()
    let read: { readonly part: Part; readonly value: T | undefined } | undefined

    // A tool that throws where it must not is treated as one that found nothing to save.
    const decode = (data: unknown) => attempt(() => decodeData(data))
    const adapter: StorageAdapter<T> = {
      read: () => {
        const part = ledger.parts.get(name)
        if (!part || part.isReset) return undefined
        if (read?.part !== part) {
          read = { part, value: decode(part.value) }
          if (read.value === undefined) onMisshapen(name, part)
        }
        return read.value
      },
      write: (value) => {
        const before = ledger.parts.get(name)
        if (before && before === read?.part && Object.is(value, read.value)) return
        const part = ledger.write(name, value)
        read = { part, value }
        onWrite(name)
        call()
      },
      subscribe: add,
    }
    return { adapter: adapter as StorageAdapter<unknown>, decode, changed: call }
  }

  return {
    slice: <T>(slice: Slice<T>): StorageAdapter<T> => {
      const document = documents.get(slice.name) ?? open(slice)
      documents.set(slice.name, document)
      return document.adapter as StorageAdapter<T>
    },
    /** Whether the tool, as far as it is open, can read this. */
    accepts: (name: string, data: unknown): boolean => {
      const document = documents.get(name)
      return !document || document.decode(data) !== undefined
    },
    has: (name: string) => documents.has(name),
    changed: (names: Iterable<string>) => {
      for (const name of names) documents.get(name)?.changed()
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
