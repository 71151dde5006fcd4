import type { Slice } from '@kleinzeug/storage'
import { isThemeId, type ThemeId } from '@kleinzeug/ui'

const flag = (name: string, initial = false): Slice<boolean> => ({
  name,
  defaults: () => initial,
  decode: (data) => (typeof data === 'boolean' ? data : undefined),
})

/** The chosen theme: `dark` for a new visitor; a record from before `meta` that has none gets `light`. */
export const brightnessSlice: Slice<ThemeId> = {
  name: 'brightness',
  defaults: () => 'dark',
  decode: (data) => (isThemeId(data) ? data : undefined),
}

/** Whether pages may load images from other hosts. */
export const showExternalImagesSlice = flag('showExternalImages')

/** Whether the docked tool is pinned to the corner of every page. */
export const radioPinnedSlice = flag('radioPinned')

/** Whether keys without a modifier work while nothing on the page has the focus (WCAG 2.1.4). */
export const singleKeysSlice = flag('singleKeys', true)

/** Whether the visitor has agreed to the report of visits; asked for only where the operator asks. */
export const countVisitsSlice = flag('countVisits')
