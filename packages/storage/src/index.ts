export type { Draft, Drafts, StorageAdapter } from './adapter.ts'
export type { FileChange, FolderSlice, OnLost, Reject, Slice, SliceFiles } from './slice.ts'
export { memoryStorage } from './memoryStorage.ts'
export { storedAtom, type StoredAtom, type Update } from './storedAtom.ts'
