import type { Face } from '../../model/layout/page.ts'
import type { FontFamily, FontFile } from './FontFamily.ts'
import { furtherFamily } from './furtherFamily.ts'
import { latin, latinExt, vietnamese } from './letterRanges.ts'
import { furtherSerif } from './furtherSerif.ts'

// Each address stands whole, so that a bundler finds the file and gives it an address of its own.

/** Instrument Sans. */
export const sans: FontFamily = {
  name: 'Resume Sans',
  400: [
    {
      letters: latin,
      address: new URL(
        '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: latinExt,
      address: new URL(
        '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff',
        import.meta.url,
      ),
    },
  ],
  500: [
    {
      letters: latin,
      address: new URL(
        '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: latinExt,
      address: new URL(
        '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff',
        import.meta.url,
      ),
    },
  ],
  600: [
    {
      letters: latin,
      address: new URL(
        '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: latinExt,
      address: new URL(
        '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
        import.meta.url,
      ),
    },
  ],
  italic: {
    400: [
      {
        letters: latin,
        address: new URL(
          '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff',
          import.meta.url,
        ),
      },
      {
        letters: latinExt,
        address: new URL(
          '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-italic.woff',
          import.meta.url,
        ),
      },
    ],
    600: [
      {
        letters: latin,
        address: new URL(
          '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-italic.woff',
          import.meta.url,
        ),
      },
      {
        letters: latinExt,
        address: new URL(
          '../../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-italic.woff',
          import.meta.url,
        ),
      },
    ],
  },
}

/** Newsreader. */
export const serif: FontFamily = {
  name: 'Resume Serif',
  400: [
    {
      letters: latin,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: latinExt,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: vietnamese,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-vietnamese-400-normal.woff',
        import.meta.url,
      ),
    },
  ],
  500: [
    {
      letters: latin,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: latinExt,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: vietnamese,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-vietnamese-500-normal.woff',
        import.meta.url,
      ),
    },
  ],
  600: [
    {
      letters: latin,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: latinExt,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff',
        import.meta.url,
      ),
    },
    {
      letters: vietnamese,
      address: new URL(
        '../../../node_modules/@fontsource/newsreader/files/newsreader-vietnamese-600-normal.woff',
        import.meta.url,
      ),
    },
  ],
  italic: {
    400: [
      {
        letters: latin,
        address: new URL(
          '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
          import.meta.url,
        ),
      },
      {
        letters: latinExt,
        address: new URL(
          '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-400-italic.woff',
          import.meta.url,
        ),
      },
      {
        letters: vietnamese,
        address: new URL(
          '../../../node_modules/@fontsource/newsreader/files/newsreader-vietnamese-400-italic.woff',
          import.meta.url,
        ),
      },
    ],
    600: [
      {
        letters: latin,
        address: new URL(
          '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-600-italic.woff',
          import.meta.url,
        ),
      },
      {
        letters: latinExt,
        address: new URL(
          '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-600-italic.woff',
          import.meta.url,
        ),
      },
      {
        letters: vietnamese,
        address: new URL(
          '../../../node_modules/@fontsource/newsreader/files/newsreader-vietnamese-600-italic.woff',
          import.meta.url,
        ),
      },
    ],
  },
}

/** The families in which a letter is looked for, one after the other: by the browser and by the PDF. */
export const families: Readonly<Record<'sans' | 'serif', readonly FontFamily[]>> = {
  sans: [sans, furtherFamily],
  serif: [serif, furtherSerif, furtherFamily],
}

export const partsOf = (face: Face) => {
  const family = face.startsWith('serif') ? 'serif' : 'sans'
  const weight = face.includes('400') ? 400 : face.includes('500') ? 500 : 600
  return { family, weight, italic: face.endsWith('italic') } as const
}

/** The files of a face, in the order in which a letter is looked for. */
export function filesOf(face: Face): readonly FontFile[] {
  const { family, weight, italic } = partsOf(face)
  return families[family].flatMap((each) =>
    italic && weight !== 500 ? (each.italic?.[weight] ?? each[weight]) : each[weight],
  )
}
