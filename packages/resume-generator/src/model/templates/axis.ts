import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Composition, Template } from '../layout/layOut.ts'
import { millimetres as mm, pageHeight, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { metricsOf, run, type Metrics, type Voice } from './metrics.ts'
import { pageFoot, sectionBlocks, setClosing, withClosing } from './parts.ts'
import { setTimeline } from './timeline.ts'

const left = mm(20)
const width = pageWidth - 2 * left
const top = mm(18)
const bottom = mm(20)
const photo = { width: mm(30), height: mm(30) * (709 / 531) }

/** Three columns: headings, dates, text. */
const columnOf = ({ size }: Metrics) => {
  const heading = Math.max(mm(34), size * 10)
  const dates = Math.max(mm(32), size * 9.6)
  const x = heading + mm(3) + dates + mm(2)
  return { heading, dates: { x: heading + mm(3), width: dates }, x, width: width - x }
}

function setContact(builder: BlockBuilder, document: ResumeDocument, metrics: Metrics, room: number) {
  const label: Voice = { ink: 'soft', scale: 0.94 }
  const { heading, dates } = columnOf(metrics)
  const { x } = dates
  for (const { label: name, value } of document.contact) {
    builder.text('p', [run(metrics, name, label)], { width: heading, stay: true, fit: true })
    builder.text('p', [run(metrics, value.text, {}, value.href)], {
      x,
      width: room - x,
      field: value.field,
      fit: true,
    })
  }
}

function header(document: ResumeDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  const { x } = columnOf(metrics).dates
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
    builder.text('h1', [run(metrics, document.name.text, { weight: 600, scale: 3.4, tracking: -0.035 })], {
      width: room,
      field: document.name.field,
    })
  if (document.title) {
    builder.row += 1
    builder.text('p', [run(metrics, document.title.text, { scale: 1.25 })], {
      width: room,
      field: document.title.field,
    })
  }
  builder.row += 2
  setContact(builder, document, metrics, room)
  if (document.photo) builder.atLeast(Math.ceil(photo.height / metrics.unit))
  if (document.reason.length > 0) {
    builder.row += 2
    for (const { text, field } of document.reason)
      builder.text('p', [run(metrics, text)], { x, width: width - x, field })
  }
  return builder.block('header')
}

/** The heading stands beside the first line of its section: it takes hardly any height itself. */
function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const { heading: column, dates } = columnOf(metrics)
  const y = metrics.unit * 0.3
  builder.shape({ kind: 'rectangle', ink: 'accent', x: 0, y, width: column, height: 1.6 })
  builder.shape({ kind: 'rectangle', ink: 'rule', x: dates.x, y, width: width - dates.x, height: 0.4 })
  builder.row = 1
  builder.text('h2', [run(metrics, text, { weight: 600 })], { width: column, field, stay: true })
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Achse*: the whole course on one axis of years, below it section by section. */
export const axis: Template = (document, style, measure): Composition => {
  const metrics = metricsOf(style, 'sans', measure)
  const { unit, drop, palette } = metrics
  const { dates, ...text } = columnOf(metrics)
  const blocks = [
    header(document, metrics),
    ...setTimeline(document, metrics, width),
    ...document.sections.flatMap((section) => [
      heading(section, metrics),
      ...sectionBlocks(section, metrics, { ...text, period: { at: 'left', ...dates }, sign: '–' }),
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
