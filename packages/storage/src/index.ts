export type { Draft, Drafts, StorageAdapter } from './adapter.ts'
export type { FileMemory, FileNote, FileNotes } from './fileMemory.ts'
export type { FileChange, FolderSlice, OnLost, Reject, Slice, SliceFiles } from './slice.ts'
export { memoryStorage } from './memoryStorage.ts'
