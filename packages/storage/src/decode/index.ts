export type { DataOf } from './dataOf.ts'
export { isObject } from './isObject.ts'
export { sliceDecoder } from './sliceDecoder.ts'
export { isReadable, orDefault, tolerantList } from './tolerant.ts'
