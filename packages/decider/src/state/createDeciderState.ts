import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { pressed } from '../model/count.ts'
import { deciderSlice, type DeciderStorage } from '../storage.ts'

/** The atoms of one Decider over its storage. */
export function createDeciderState(storage: DeciderStorage) {
  const data = storedAtom(storage, deciderSlice)
  return {
    data,
    press: atom(null, (_get, set) => set(data, pressed)),
  }
}

export type DeciderState = ReturnType<typeof createDeciderState>
