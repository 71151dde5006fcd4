import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Composition, Template } from '../layout/layOut.ts'
import { millimetres as mm, pageHeight, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { pageFoot, sectionBlocks, setClosing, setParagraphs, withClosing } from './parts.ts'

const left = mm(20)
const width = pageWidth - left - mm(18)
const top = mm(16)
const bottom = mm(18)
const photo = { width: mm(32), height: mm(32) * (709 / 531) }

/** Headings and labels stand left of one vertical line, everything else begins on it. */
const columnOf = ({ size }: Metrics) => {
  const x = Math.max(mm(42), size * 12.6)
  return { x, width: width - x }
}

/** The person, on a field of colour as wide as the page. */
function header(document: ResumeDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const { x } = columnOf(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  if (document.name)
    builder.text(
      'h1',
      [run(metrics, document.name.text, { weight: 600, scale: 2.8, tracking: -0.025, ink: 'paper' })],
      {
        width: room,
        field: document.name.field,
      },
    )
  if (document.title) {
    builder.row += 1
    builder.text('p', [run(metrics, document.title.text, { scale: 1.2, ink: 'paper' })], {
      width: room,
      field: document.title.field,
    })
  }
  builder.row += 2
  for (const { label, value } of document.contact) {
    builder.text('p', [run(metrics, label, { ink: 'paperSoft', scale: 0.94 })], {
      width: x - mm(4),
      stay: true,
      fit: true,
    })
    builder.text('p', [run(metrics, value.text, { ink: 'paper' }, value.href)], {
      x,
      width: room - x,
      field: value.field,
      fit: true,
    })
  }
  if (document.photo) builder.atLeast(Math.ceil(photo.height / metrics.unit))
  builder.row += 2
  const height = top + builder.row * metrics.unit
  builder.shape({ kind: 'rectangle', ink: 'accent', x: -left, y: -top, width: pageWidth, height })
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
  return builder.block('header')
}

/** The heading stands beside the first line of its section: it takes no height itself. */
function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const { x } = columnOf(metrics)
  builder.row = 1
  builder.text('h2', [run(metrics, text, { weight: 600, ink: 'accent' })], {
    width: x - mm(5),
    field,
    stay: true,
  })
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Kante*: an edge divides the person from the course. */
export const edge: Template = (document, style, measure): Composition => {
  const metrics = metricsOf(style, 'sans', measure)
  const { unit, drop, palette } = metrics
  const text = columnOf(metrics)
  const intro = setParagraphs('reason', document.reason, metrics, text, { scale: 1.1 })
  const blocks = [
    header(document, metrics),
    ...(document.reason.length > 0 ? [{ ...intro, before: 2 }] : []),
    ...document.sections.flatMap((section) => [
      heading(section, metrics),
      ...sectionBlocks(section, metrics, { ...text, period: { at: 'above' }, sign: '–' }),
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
      // The edge goes on at the head of the further pages.
      shapes:
        page > 0 ? [{ kind: 'rectangle', ink: 'accent', x: 0, y: 0, width: pageWidth, height: mm(4) }] : [],
      blocks: pageFoot(document, metrics, { x: left, width, y: pageHeight - mm(9) - unit * 2 }, page, count),
    }),
  }
}
