import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Block, Ink } from '../layout/page.ts'
import { monthsOf } from '../partialDate.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { run, type Metrics } from './metrics.ts'

interface Bar {
  readonly lane: number
  readonly ink: Ink
  readonly from: number
  /** The month after its last one. */
  readonly to: number
}

const lanes: Partial<Record<DocumentSection['id'], { lane: number; ink: Ink }>> = {
  employments: { lane: 0, ink: 'accent' },
  otherEmployments: { lane: 1, ink: 'soft' },
  education: { lane: 1, ink: 'text' },
}

/** Entries with a beginning; ongoing ones reach to the end of the axis. */
function barsOf({ sections }: ResumeDocument, end: number): Bar[] {
  return sections.flatMap(({ id, entries }) => {
    const place = lanes[id]
    if (!place) return []
    return entries.flatMap(({ dates }) => {
      const from = monthsOf(dates.from)
      const to = monthsOf(dates.to)
      return from ? [{ ...place, from: from.first, to: to ? to.last + 1 : end }] : []
    })
  })
}

/** The last month that the document knows of. */
function lastMonth({ sections, date }: ResumeDocument) {
  const known = sections.flatMap(({ entries }) =>
    entries.flatMap(({ dates }) => [monthsOf(dates.to)?.last, monthsOf(dates.from)?.first]),
  )
  return Math.max(0, ...[...known, monthsOf(date)?.last].filter((month) => month !== undefined)) + 1
}

/** Years between two labels so that these do not touch. */
const stepOf = (years: number, width: number, label: number) =>
  [1, 2, 5, 10, 20].find((step) => (width / years) * step >= label * 1.6) ?? 50

/** The course as bars over an axis of years; nothing when it spans less than two years. */
export function setTimeline(document: ResumeDocument, metrics: Metrics, width: number): Block[] {
  const end = lastMonth(document)
  const bars = barsOf(document, end)
  const first = Math.floor(Math.min(...bars.map(({ from }) => from)) / 12)
  const last = Math.ceil(end / 12)
  const years = last - first
  if (bars.length < 2 || years < 2 || years > 80) return []
  const { unit } = metrics
  const builder = new BlockBuilder(metrics)
  const place = (month: number) => ((month - first * 12) / (years * 12)) * width
  const height = unit * 0.55
  for (const { lane, ink, from, to } of bars)
    builder.shape({
      kind: 'rectangle',
      ink,
      // A white hairline divides neighbours.
      x: place(from) + 0.4,
      y: unit * (0.2 + lane * 0.95),
      width: Math.max(1, place(to) - place(from) - 0.8),
      height,
    })
  const axis = unit * 2.2
  builder.shape({ kind: 'rectangle', ink: 'rule', x: 0, y: axis, width, height: 0.4 })
  const voice = { ink: 'soft', scale: 0.8, tabular: true } as const
  const label = metrics.measure('2000', run(metrics, '2000', voice).style)
  const step = stepOf(years, width, label)
  builder.row = 2
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) {
    const x = place(year * 12)
    builder.shape({
      kind: 'rectangle',
      ink: 'rule',
      x: Math.min(x, width - 0.4),
      y: axis,
      width: 0.4,
      height: unit * 0.35,
    })
    const at = Math.min(Math.max(0, x - label / 2), width - label)
    builder.text('artifact', [run(metrics, String(year), voice)], { x: at, width: label + 1, stay: true })
  }
  builder.row = 4
  return [builder.block('timeline', { before: 3 })]
}
