export { isObject } from './isObject.ts'
export { sliceDecoder } from './sliceDecoder.ts'
export { orDefault, tolerantList } from './tolerant.ts'
