import { isObject } from '../decode/isObject.ts'
import type { Slice } from '../slice.ts'
import type { RecordOptions } from './recordOptions.ts'
import type { RecordFormat } from './record/recordText.ts'

const isFlag = (data: unknown) => typeof data === 'boolean'
const isBrightness = (data: unknown): data is string => typeof data === 'string'

/** The fields of the specification, as the site passes them to `openRecord`. */
export const siteOptions = {
  specified: {
    showExternalImages: isFlag,
    achievements: Array.isArray,
    brightness: isBrightness,
    notationTrainer: isObject,
    resume: isObject,
    decider: isObject,
    worktime: isObject,
    radioPinned: isFlag,
    svgEditor: isObject,
  },
  defaultsOfOldRecord: { brightness: 'light' },
  preferences: ['brightness'],
} satisfies RecordOptions

export const siteFormat: RecordFormat = {
  specifiedNames: Object.keys(siteOptions.specified),
  oldDefaults: siteOptions.defaultsOfOldRecord,
}

export const brightnessSlice: Slice<string> = {
  name: 'brightness',
  defaults: () => 'dark',
  decode: (data) => (isBrightness(data) ? data : undefined),
}

export const radioPinnedSlice: Slice<boolean> = {
  name: 'radioPinned',
  defaults: () => false,
  decode: (data) => (typeof data === 'boolean' ? data : undefined),
}

/** A slice of any JSON, or of one type where the test knows it. */
export const jsonSlice = (name: string): Slice<unknown> => ({
  name,
  defaults: () => null,
  decode: (data) => data,
})

export const numberSlice = (name: string): Slice<number> => ({
  name,
  defaults: () => 0,
  decode: (data) => (typeof data === 'number' ? data : undefined),
})

/** The fields of a stored text, without `meta`. */
export function dataOf(text = '{}'): Record<string, unknown> {
  const record: unknown = JSON.parse(text)
  if (!isObject(record)) throw new TypeError('no record')
  const { meta: _meta, ...data } = record
  return data
}

/** The fields of the record in an export. */
export function exportedData(text: string): Record<string, unknown> {
  const file: unknown = JSON.parse(text)
  if (!isObject(file) || typeof file['kleinzeug'] !== 'string') throw new TypeError('no export')
  return dataOf(file['kleinzeug'])
}
