import { trackingOf, type Face, type Measure } from '../../model/layout/page.ts'
import { fontFiles } from '../../output/fontFiles.ts'

const families = {
  sans: '"Resume Sans", "Instrument Sans", Helvetica, Arial, sans-serif',
  serif: '"Resume Serif", "Newsreader", Georgia, serif',
}

/** The letters of the first file of a cut, as its unicode-range. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const partsOf = (face: Face) => {
  const family = face.startsWith('serif') ? 'serif' : 'sans'
  return { family, weight: face.slice(-3) } as const
}

/** The CSS `font-family` and `font-weight` of a face. */
export const cssFace = (face: Face) => {
  const { family, weight } = partsOf(face)
  return { fontFamily: families[family], fontWeight: Number(weight) }
}

let registered = false

function register() {
  if (registered) return
  registered = true
  const faces: readonly Face[] = ['sans-400', 'sans-500', 'sans-600', 'serif-400', 'serif-500', 'serif-600']
  for (const face of faces) {
    const { family, weight } = partsOf(face)
    const name = family === 'serif' ? 'Resume Serif' : 'Resume Sans'
    const files = fontFiles[face]
    document.fonts.add(new FontFace(name, `url("${files.latin.href}")`, { weight, unicodeRange: LATIN }))
    document.fonts.add(
      new FontFace(name, `url("${files.latinExt.href}")`, { weight, unicodeRange: LATIN_EXT }),
    )
  }
}

/** Loads the cuts of a family with the letters of a text; `false` when a file did not arrive. */
export async function loadFonts(family: 'sans' | 'serif', text: string): Promise<boolean> {
  register()
  const name = family === 'serif' ? 'Resume Serif' : 'Resume Sans'
  const loaded = await Promise.allSettled(
    [400, 500, 600].map((weight) => document.fonts.load(`${weight} 20px "${name}"`, text)),
  )
  return loaded.every(({ status }) => status === 'fulfilled')
}

/** Size at which is measured: large, so that rounding to pixels does not count. */
const SIZE = 200
/** Words that stay measured. */
const LIMIT = 20_000

/**
 * Measures with a canvas. A new one after fonts have arrived: widths are kept.
 * Ligatures cannot be switched off in a canvas, so a word is measured in parts behind each f.
 */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const widths = new Map<string, number>()
  const figures = new Map<Face, number>()

  /** The width of a tabular figure, which a canvas cannot set. */
  function figureWidth(face: Face) {
    const known = figures.get(face)
    if (known !== undefined) return known
    const probe = document.body.appendChild(document.createElement('span'))
    Object.assign(probe.style, {
      ...cssFace(face),
      fontWeight: String(cssFace(face).fontWeight),
      fontSize: `${SIZE}px`,
      fontVariantNumeric: 'tabular-nums',
      position: 'absolute',
      visibility: 'hidden',
      whiteSpace: 'pre',
    })
    probe.textContent = '0000000000'
    const width = probe.getBoundingClientRect().width / 10
    probe.remove()
    figures.set(face, width)
    return width
  }

  function widthOf(text: string, face: Face, tabular: boolean) {
    if (!context) return text.length * SIZE * 0.5
    const { fontFamily, fontWeight } = cssFace(face)
    context.font = `${fontWeight} ${SIZE}px ${fontFamily}`
    context.fontKerning = 'normal'
    const parts = text.split(tabular ? /(\d)|(?<=f)(?=[a-z])/ : /(?<=f)(?=[a-z])/)
    return parts.reduce((sum, part) => {
      if (!part) return sum
      return sum + (tabular && /^\d$/.test(part) ? figureWidth(face) : context.measureText(part).width)
    }, 0)
  }

  return (text, { face, size, tabular = false, tracking = 0 }) => {
    const key = `${face}${tabular ? '#' : ' '}${text}`
    let width = widths.get(key)
    if (width === undefined) {
      if (widths.size > LIMIT) widths.clear()
      width = widthOf(text, face, tabular) / SIZE
      widths.set(key, width)
    }
    return (width + trackingOf(text, tracking)) * size
  }
}
