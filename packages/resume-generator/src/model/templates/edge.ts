import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { marginsOf, setCourse, type Margins } from './course.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing, setParagraphs } from './parts.ts'
import { clearPhoto, photoOf, setContact, setName, setPhoto } from './person.ts'

const frame = { left: 30, right: 24, top: 16, bottom: 18, foot: 9 }
const photo = photoOf(mm(32))

/** Of the labels in the header. */
const labelWidth = ({ size }: Metrics) => Math.max(mm(30), size * 9.4)

/** The person, on a field of colour as wide as the page. */
function header(document: ResumeDocument, metrics: Metrics, { left, width, top }: Margins): Block {
  const builder = new BlockBuilder(metrics)
  const label = labelWidth(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  setName(builder, document, {
    width: room,
    name: { weight: 600, scale: 2.8, tracking: -0.025, ink: 'paper' },
    title: { scale: 1.2, ink: 'paper' },
  })
  builder.row += 2
  setContact(builder, document, {
    label,
    x: label + mm(4),
    room,
    labelVoice: { ink: 'paperSoft' },
    valueVoice: { ink: 'paper' },
  })
  clearPhoto(builder, document, photo.height)
  builder.row += 2
  const height = top + builder.row * metrics.unit
  builder.shape({ kind: 'rectangle', ink: 'accent', x: -left, y: -top, width: pageWidth, height })
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  return builder.block('header')
}

/** The heading, with a bar from the edge of the page. */
function heading(
  { id, heading: { text, field } }: DocumentSection,
  metrics: Metrics,
  { left, width }: Margins,
): Block {
  const builder = new BlockBuilder(metrics)
  const rows = builder.rowsOf(metrics.size * 1.2)
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.2, ink: 'accent' })], { width, field })
  // As high as the capitals beside it.
  const height = metrics.size * 1.2 * 0.7
  const y = metrics.unit * rows - metrics.drop - height
  builder.shape({ kind: 'rectangle', ink: 'second', x: -left, y, width: left - mm(4), height })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 3, keepWithNext: true })
}

/** *Kante*: an edge divides the person from the course. */
export const edge: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const margins = marginsOf(metrics, frame)
  const { width } = margins
  const text = { x: 0, width }
  const shape = { ...text, period: { at: 'below' }, sign: '–' } as const
  const intro = setParagraphs('reason', document.reason, metrics, text, { scale: 1.1 })
  return setCourse(document, metrics, {
    margins,
    blocks: [
      header(document, metrics, margins),
      ...(document.reason.length > 0 ? [{ ...intro, before: 2 }] : []),
      ...document.sections.flatMap((section) => [
        heading(section, metrics, margins),
        ...sectionBlocks(section, metrics, shape),
      ]),
    ],
    closing: setClosing(document, metrics, { x: width - 176, width: 176 }, 0),
    fill: 'all',
    // The edge goes on at the head of the further pages.
    shapes: (page) =>
      page > 0 ? [{ kind: 'rectangle', ink: 'accent', x: 0, y: 0, width: pageWidth, height: mm(4) }] : [],
  })
}
