// jotai as every tool has it: in the build, a tool's imports of jotai lead here. A tool and the shell share a Provider
// and a store, which only work inside one copy of jotai, and only one package can say which copy that is.
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
export type { Atom, Getter, PrimitiveAtom, Setter, Store, WritableAtom } from 'jotai'
export { storedAtom, type StoredAtom, type Update } from '@kleinzeug/storage/jotai'
