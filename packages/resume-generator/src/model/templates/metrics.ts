import type { FieldText } from '../document.ts'
import {
  millimetres,
  type Ink,
  type Measure,
  type Palette,
  type Run,
  type TextStyle,
} from '../layout/page.ts'
import type { Style } from '../resume.ts'
import { familyOf } from './typeface.ts'

/** Height of a line as a share of the size of the text. */
const leadings = { tight: 1.28, normal: 1.37, airy: 1.5 } as const

/** What all blocks of one layout have in common. */
export interface Metrics {
  readonly measure: Measure
  /** Size of the text in points. */
  readonly size: number
  /** Half a line of text: the grid on which everything stands. */
  readonly unit: number
  readonly drop: number
  readonly family: 'sans' | 'serif'
  readonly palette: Palette
  readonly justified: boolean
  /** A margin of a page, in points: what the template has for it, as the style wants it. */
  readonly margin: (millimetres: number) => number
}

/** Margins as a share of those of the template. */
const marginShares = { narrow: 0.75, normal: 1, wide: 1.2 } as const
/** Added to the spaces of the sans, whose own fifth of an em glues figures and words together. */
const SANS_SPREAD = 0.045

/** A mixture of two colours, `share` of the first. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * share + channel(other, at) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const known = new WeakMap<Measure, WeakMap<Style, Metrics>>()

/** The metrics of a style; the same object for the same style, so that blocks can be kept by it. */
export function metricsOf(style: Style, measure: Measure): Metrics {
  const family = familyOf(style)
  const byStyle = known.get(measure) ?? new WeakMap<Style, Metrics>()
  known.set(measure, byStyle)
  const before = byStyle.get(style)
  if (before) return before
  // A quarter of a point is the finest step, so that rounding on screen stays the same on every page.
  const leading = Math.round((family === 'serif' ? 1.06 : 1) * style.size * leadings[style.density] * 4) / 4
  const metrics: Metrics = {
    measure,
    size: family === 'serif' ? Math.round(style.size * 1.1 * 20) / 20 : style.size,
    unit: leading / 2,
    drop: leading * 0.27,
    family,
    palette: {
      text: '#1b1c1e',
      soft: '#55585d',
      label: style.accent2 || '#55585d',
      accent: style.accent,
      second: style.accent2 || style.accent,
      rule: style.accent2 || '#1b1c1e',
      hairline: style.accent2 || '#9a9da2',
      paper: '#ffffff',
      paperSoft: mixed(style.accent, '#ffffff', 0.2),
    },
    justified: style.justified,
    margin: (length) => millimetres(length * marginShares[style.margins]),
  }
  byStyle.set(style, metrics)
  return metrics
}

export interface Voice {
  readonly weight?: 400 | 500 | 600
  /** As a share of the text's size. */
  readonly scale?: number
  readonly ink?: Ink
  readonly tabular?: boolean
  readonly tracking?: number
  readonly italic?: boolean
}

export function styleOf({ family, size }: Metrics, voice: Voice = {}): TextStyle {
  const { weight = 400, scale = 1, ink = 'text', tabular = false, tracking = 0, italic = false } = voice
  const own = Math.round(size * scale * 20) / 20
  return {
    face: `${family}-${weight}${italic ? '-italic' : ''}`,
    size: own,
    ink,
    ...(family === 'sans' && { spread: own * SANS_SPREAD }),
    ...(tabular && { tabular }),
    ...(tracking !== 0 && { tracking }),
  }
}

export const run = (metrics: Metrics, text: string, voice?: Voice, href?: string): Run => ({
  text,
  style: styleOf(metrics, voice),
  ...(href && { href }),
})

/** The runs of a text: one, or one for each part that is bold, in italics or a link. */
export const textRuns = (metrics: Metrics, { text, spans }: FieldText, voice?: Voice): readonly Run[] =>
  spans?.map((span) =>
    run(
      metrics,
      span.text,
      {
        ...voice,
        ...(span.bold && { weight: 600 }),
        ...(span.italic && { italic: true }),
        ...(span.href && { ink: 'accent' }),
      },
      span.href,
    ),
  ) ?? [run(metrics, text, voice)]
