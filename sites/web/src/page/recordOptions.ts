import type { RecordOptions } from '@kleinzeug/storage/local'
import { isObject } from '@kleinzeug/storage/decode'
import { isThemeId } from '@kleinzeug/ui'

const isFlag = (data: unknown) => typeof data === 'boolean'

/** What the storage package has to know of this site's record. */
export const recordOptions: RecordOptions = {
  specified: {
    showExternalImages: isFlag,
    achievements: Array.isArray,
    brightness: isThemeId,
    notationTrainer: isObject,
    resume: isObject,
    decider: isObject,
    worktime: isObject,
    radioPinned: isFlag,
    svgEditor: isObject,
  },
  // Records from before `meta` were made when the pages were light.
  defaultsOfOldRecord: { brightness: 'light' },
  preferences: ['brightness'],
}
