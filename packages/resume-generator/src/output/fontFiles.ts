import type { Face } from '../model/layout/page.ts'

/** A cut's two files: the letters of western Europe, and those of its north, east and of Turkish. */
export interface FontFiles {
  readonly latin: URL
  readonly latinExt: URL
}

// Each address stands whole, so that a bundler finds the file and gives it an address of its own.
export const fontFiles: Readonly<Record<Face, FontFiles>> = {
  'sans-400': {
    latin: new URL(
      '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
      import.meta.url,
    ),
    latinExt: new URL(
      '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff',
      import.meta.url,
    ),
  },
  'sans-500': {
    latin: new URL(
      '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
      import.meta.url,
    ),
    latinExt: new URL(
      '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff',
      import.meta.url,
    ),
  },
  'sans-600': {
    latin: new URL(
      '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
      import.meta.url,
    ),
    latinExt: new URL(
      '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
      import.meta.url,
    ),
  },
  'serif-400': {
    latin: new URL(
      '../../node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
      import.meta.url,
    ),
    latinExt: new URL(
      '../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff',
      import.meta.url,
    ),
  },
  'serif-500': {
    latin: new URL(
      '../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
      import.meta.url,
    ),
    latinExt: new URL(
      '../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff',
      import.meta.url,
    ),
  },
  'serif-600': {
    latin: new URL(
      '../../node_modules/@fontsource/newsreader/files/newsreader-latin-600-normal.woff',
      import.meta.url,
    ),
    latinExt: new URL(
      '../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff',
      import.meta.url,
    ),
  },
}
