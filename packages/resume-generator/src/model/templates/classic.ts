import type { Composition, Template } from '../layout/layOut.ts'
import { millimetres as mm, pageHeight, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { pageFoot, sectionBlocks, setClosing, withClosing } from './parts.ts'
import type { DocumentSection, ResumeDocument } from '../document.ts'

const left = mm(24)
const width = pageWidth - left - mm(20)
const top = mm(18)
const bottom = mm(18)
const photo = { width: mm(34), height: mm(34) * (709 / 531) }

/** The column of dates and labels; the text stands beside it. */
const columnOf = ({ size }: Metrics) => {
  const column = Math.max(mm(34), size * 10.2)
  const x = column + mm(5)
  return { column, x, width: width - x }
}

function header(document: ResumeDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const { column, x } = columnOf(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  if (document.photo)
    builder.shape({
      kind: 'image',
      image: document.photo.text,
      alt: document.words.photo(document.name?.text ?? ''),
      field: document.photo.field,
      x: width - photo.width,
      y: 0,
      ...photo,
    })
  if (document.name)
    builder.text('h1', [run(metrics, document.name.text, { weight: 500, scale: 2.6, tracking: -0.018 })], {
      width: room,
      field: document.name.field,
    })
  if (document.title) {
    builder.row += 1
    builder.text('p', [run(metrics, document.title.text, { scale: 1.2, ink: 'accent' })], {
      width: room,
      field: document.title.field,
    })
  }
  builder.row += 2
  for (const { label, value } of document.contact) {
    builder.text('p', [run(metrics, label, { ink: 'soft', scale: 0.94 })], { width: column, stay: true })
    builder.text('p', [run(metrics, value.text, {}, value.href)], {
      x,
      width: room - x,
      field: value.field,
      fit: true,
    })
  }
  if (document.reason.length > 0) {
    builder.row += 2
    // Beside the photo the measure is short, below it the full one.
    const clear = document.photo ? Math.ceil(photo.height / metrics.unit) : 0
    for (const { text, field } of document.reason)
      builder.text('p', [run(metrics, text)], { x, width: (builder.row >= clear ? width : room) - x, field })
  }
  if (document.photo) builder.atLeast(Math.ceil(photo.height / metrics.unit))
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  builder.shape({ kind: 'rectangle', ink: 'rule', x: 0, y: metrics.unit * 0.5, width, height: 0.4 })
  builder.row = 1
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.12, ink: 'accent' })], { width, field })
  // Without it a reader takes heading and first date for one.
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Klassisch*: the time on the left, the matter on the right. */
export const classic: Template = (document, style, measure): Composition => {
  const metrics = metricsOf(style, 'sans', measure)
  const { unit, drop, palette } = metrics
  const { column, ...text } = columnOf(metrics)
  const blocks = [
    header(document, metrics),
    ...document.sections.flatMap((section) => [
      heading(section, metrics),
      ...sectionBlocks(section, metrics, { ...text, period: { at: 'left', x: 0, width: column }, sign: '–' }),
    ]),
  ]
  const rows = Math.floor((pageHeight - top - bottom) / unit)
  return {
    unit,
    drop,
    palette,
    flows: [
      {
        x: left,
        blocks: withClosing(blocks, setClosing(document, metrics, text, 0)),
        frame: () => ({ top, rows }),
      },
    ],
    furnish: (page, count) => ({
      shapes: [],
      blocks: pageFoot(document, metrics, { x: left, width, y: pageHeight - mm(10) - unit * 2 }, page, count),
    }),
  }
}
