import { createHistory, type StepName } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { addEntry, removeEntry, type __Name__Data } from '../model/entries.ts'
import { __camel__Slice, type __Name__Storage } from '../storage.ts'

/** The atoms of one __Name__ over its storage. */
export function create__Name__State(storage: __Name__Storage) {
  const data = storedAtom(storage, __camel__Slice)
  const { perform, ...history } = createHistory<__Name__Data, StepName<'add' | 'remove' | 'import' | 'sample'>>(data)
  return {
    data,
    ...history,
    add: atom(null, (_get, set, name: string) =>
      set(perform, (current) => addEntry(current, name), { kind: 'add', title: name.trim() }),
    ),
    remove: atom(null, (_get, set, name: string) =>
      set(perform, (current) => removeEntry(current, name), { kind: 'remove', title: name }),
    ),
    /** @param change adds the entries of a file */
    importEntries: atom(null, (_get, set, change: (data: __Name__Data) => __Name__Data) =>
      set(perform, change, { kind: 'import' }),
    ),
    keepSample: atom(null, (_get, set, change: (data: __Name__Data) => __Name__Data) =>
      set(perform, change, { kind: 'sample' }),
    ),
  }
}

export type __Name__State = ReturnType<typeof create__Name__State>
