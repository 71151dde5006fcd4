import type { FontFamily } from './FontFamily.ts'
import { cyrillic, cyrillicExt, furtherLatin, greek, greekExt, symbols, vietnamese } from './letterRanges.ts'

/** Inter: the letters and symbols that the others do not have. */
export const furtherFamily: FontFamily = {
  name: 'Resume Further',
  400: [
    {
      letters: vietnamese,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-vietnamese-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: furtherLatin,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-latin-ext-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: greek,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-greek-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: greekExt,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-greek-ext-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillic,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-cyrillic-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillicExt,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: symbols,
      address: new URL('../../../fonts/inter-symbols-400-normal.woff', import.meta.url),
    },
  ],
  500: [
    {
      letters: vietnamese,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-vietnamese-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: furtherLatin,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-latin-ext-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: greek,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-greek-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: greekExt,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-greek-ext-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillic,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-cyrillic-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillicExt,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-cyrillic-ext-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: symbols,
      address: new URL('../../../fonts/inter-symbols-500-normal.woff', import.meta.url),
    },
  ],
  600: [
    {
      letters: vietnamese,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-vietnamese-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: furtherLatin,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-latin-ext-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: greek,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-greek-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: greekExt,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-greek-ext-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillic,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-cyrillic-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: cyrillicExt,
      address: new URL(
        '../../../node_modules/@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: symbols,
      address: new URL('../../../fonts/inter-symbols-600-normal.woff', import.meta.url),
    },
  ],
}
