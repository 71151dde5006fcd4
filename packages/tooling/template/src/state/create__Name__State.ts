import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { pressed } from '../model/count.ts'
import { __camel__Slice, type __Name__Storage } from '../storage.ts'

/** The atoms of one __Name__ over its storage. */
export function create__Name__State(storage: __Name__Storage) {
  const data = storedAtom(storage, __camel__Slice)
  return {
    data,
    press: atom(null, (_get, set) => set(data, pressed)),
  }
}

export type __Name__State = ReturnType<typeof create__Name__State>
