import type { Slice } from '@kleinzeug/storage'
import { isObject } from '@kleinzeug/storage/decode'
import { mergeFields, mergeNamedList } from '@kleinzeug/storage/merge'

/** The visitor's own tools on the start page. */
export interface StartTools {
  /** Whether they stand before the others. */
  readonly own: boolean
  /** Routes of the tools that stand first, in this order. */
  readonly pinned: readonly string[]
}

export const startToolsSlice: Slice<StartTools> = {
  name: 'startTools',
  defaults: () => ({ own: true, pinned: [] }),
  decode: (data) =>
    isObject(data)
      ? {
          ...data,
          own: data['own'] !== false,
          pinned: Array.isArray(data['pinned'])
            ? data['pinned'].filter((route): route is string => typeof route === 'string')
            : [],
        }
      : undefined,
  // What one tab has pinned and the other has pinned both stay; so does what either has taken off.
  merge: (base, mine, theirs) => ({
    ...mergeFields(base, mine, theirs),
    pinned: mergeNamedList(base?.pinned, mine.pinned, theirs.pinned, (route) => route),
  }),
}
