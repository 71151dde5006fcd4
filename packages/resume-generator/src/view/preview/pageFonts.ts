import { addedWidth, type Face, type Measure } from '../../model/layout/page.ts'
import type { FontFile } from '../../output/fonts/FontFamily.ts'
import { families } from '../../output/fonts/fontFamilies.ts'
import { cssFace } from './cssFace.ts'

/** The fonts that the pages of a resume need. */
export interface NeededFonts {
  readonly family: 'sans' | 'serif'
  /** Whether a text has parts in italics. */
  readonly italic: boolean
  /** What is not in the first file of a face, each letter once. */
  readonly further: string
}

const weights = [400, 500, 600] as const
const italicWeights = [400, 600] as const

let registered = false

function register() {
  if (registered) return
  registered = true
  const add = (name: string, files: readonly FontFile[], weight: number, style: string) => {
    for (const { letters, address } of files)
      document.fonts.add(
        new FontFace(name, `url("${address.href}")`, {
          weight: String(weight),
          style,
          unicodeRange: letters,
        }),
      )
  }
  for (const family of new Set(Object.values(families).flat())) {
    for (const weight of weights) add(family.name, family[weight], weight, 'normal')
    for (const weight of italicWeights) add(family.name, family.italic?.[weight] ?? [], weight, 'italic')
  }
}

/** Loads the files in which the letters of a text are looked for; `false` when one did not arrive. */
async function loadFonts({ family, italic }: NeededFonts, text: string): Promise<boolean> {
  register()
  const cuts = [...weights.map(String), ...(italic ? italicWeights.map((weight) => `italic ${weight}`) : [])]
  const loaded = await Promise.allSettled(
    families[family].flatMap(({ name }) =>
      cuts.map((cut) => document.fonts.load(`${cut} 20px "${name}"`, text)),
    ),
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
function canvasMeasure(): Measure {
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
    const { fontFamily, fontWeight, fontStyle } = cssFace(face)
    context.font = `${fontStyle} ${fontWeight} ${SIZE}px ${fontFamily}`
    context.fontKerning = 'normal'
    const parts = text.split(tabular ? /(\d)|(?<=f)(?=[a-z])/ : /(?<=f)(?=[a-z])/)
    return parts.reduce((sum, part) => {
      if (!part) return sum
      return sum + (tabular && /^\d$/.test(part) ? figureWidth(face) : context.measureText(part).width)
    }, 0)
  }

  return (text, style) => {
    const { face, size, tabular = false } = style
    const key = `${face}${tabular ? '#' : ' '}${text}`
    let width = widths.get(key)
    if (width === undefined) {
      if (widths.size > LIMIT) widths.clear()
      width = widthOf(text, face, tabular) / SIZE
      widths.set(key, width)
    }
    return width * size + addedWidth(text, style)
  }
}

/** Measures that are kept. */
const KEPT = 4
const measures = new Map<string, Promise<Measure>>()

/** Measures with fonts that have been loaded: one for all layouts, so that what is measured stays so. */
export function measureWith(fonts: NeededFonts): Promise<Measure> {
  const { family, further, italic } = fonts
  const key = `${family}${italic}${further}`
  const known = measures.get(key)
  if (known) return known
  const measure = loadFonts(fonts, `a${further}`).then((arrived) => {
    // A file that did not arrive is asked for again by the next layout.
    if (!arrived) measures.delete(key)
    return canvasMeasure()
  })
  measures.set(key, measure)
  const [oldest] = measures.keys()
  if (oldest !== undefined && measures.size > KEPT) measures.delete(oldest)
  return measure
}
