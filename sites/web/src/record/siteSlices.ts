import type { Slice } from '@kleinzeug/storage'
import { isThemeId, type ThemeId } from '@kleinzeug/ui'

const flag = (name: string): Slice<boolean> => ({
  name,
  defaults: () => false,
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

/** Whether the radio widget is pinned to the corner of every page. */
export const radioPinnedSlice = flag('radioPinned')
