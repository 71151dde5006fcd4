import type { RecordOptions } from '@kleinzeug/storage/local'
import { isObject } from '@kleinzeug/storage/decode'
import { isThemeId } from '@kleinzeug/ui'
import { mirroredFields, specifiedFields } from 'virtual:content/fields'

const isFlag = (data: unknown) => typeof data === 'boolean'
const checks = { list: Array.isArray, object: isObject }

/** What the storage package has to know of this site's record. */
export const recordOptions: RecordOptions = {
  specified: {
    showExternalImages: isFlag,
    brightness: isThemeId,
    radioPinned: isFlag,
    ...Object.fromEntries(specifiedFields.map(([field, type]) => [field, checks[type]])),
  },
  // Records from before `meta` were made when the pages were light.
  defaultsOfOldRecord: { brightness: 'light' },
  preferences: ['brightness'],
  mirrored: mirroredFields,
}
