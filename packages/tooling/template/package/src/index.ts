export { __Name__, type __Name__Props } from './view/__Name__.tsx'
export { __camel__Slice, type __Name__Storage } from './storage.ts'
export type { Entry, __Name__Data } from './model/entries.ts'
export { defaultLabels, type __Name__Labels } from './labels.ts'
