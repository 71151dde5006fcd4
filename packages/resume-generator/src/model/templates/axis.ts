import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { setCourse } from './course.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { clearPhoto, photoOf, setContact, setName, setPhoto } from './person.ts'
import { setTimeline } from './timeline.ts'

const left = mm(18)
const width = pageWidth - 2 * left
const top = mm(18)
const photo = photoOf(mm(30))

/** Three columns: headings, dates, text. */
const columnOf = ({ size }: Metrics) => {
  const heading = Math.max(mm(30), size * 9)
  const dates = Math.max(mm(29), size * 8.7)
  // Dates that come closer to the text are read as one line with it, and the columns lose their order.
  const x = heading + mm(3) + dates + mm(5)
  return { heading, dates: { x: heading + mm(3), width: dates }, x, width: width - x }
}

function header(document: ResumeDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  const { x } = columnOf(metrics).dates
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  setName(builder, document, {
    width: room,
    name: { weight: 600, scale: 3.4, tracking: -0.035 },
    title: { scale: 1.25 },
  })
  builder.row += 2
  setContact(builder, document, { label: columnOf(metrics).heading, x, room })
  clearPhoto(builder, document, photo.height)
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
export const axis: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const { dates, heading: _heading, ...text } = columnOf(metrics)
  const shape = { ...text, period: { at: 'left', ...dates }, sign: '–' } as const
  return setCourse(document, metrics, {
    left,
    width,
    top,
    bottom: mm(20),
    foot: mm(10),
    blocks: [
      header(document, metrics),
      ...setTimeline(document, metrics, width),
      ...document.sections.flatMap((section) => [
        heading(section, metrics),
        ...sectionBlocks(section, metrics, shape),
      ]),
    ],
    closing: setClosing(document, metrics, text, 0),
    fill: 'all',
  })
}
