import type { FontFamily } from './FontFamily.ts'
import { cyrillic, cyrillicExt, greek } from './letterRanges.ts'

/** Source Serif: the scripts that Newsreader does not have. */
export const furtherSerif: FontFamily = {
  name: 'Resume Serif Further',
  400: [
    {
      letters: greek,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-greek-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillic,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillicExt,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-ext-400-normal.woff',
        import.meta.url,
      ),
    },
  ],
  500: [
    {
      letters: greek,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-greek-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillic,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillicExt,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-ext-500-normal.woff',
        import.meta.url,
      ),
    },
  ],
  600: [
    {
      letters: greek,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-greek-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillic,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillicExt,
      address: new URL(
        '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-ext-600-normal.woff',
        import.meta.url,
      ),
    },
  ],
}
