import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { marginsOf, setCourse } from './course.ts'
import { metricsOf, run, textRuns, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { clearPhoto, photoOf, setContact, setName, setPhoto } from './person.ts'

const frame = { left: 24, right: 22, top: 14, bottom: 16, foot: 9 }
const photo = photoOf(mm(32))
/** The text stands right of the axis. */
const x = mm(7)

function header(document: ResumeDocument, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  const label = Math.max(mm(30), metrics.size * 9.4)
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  setName(builder, document, {
    width: room,
    name: { weight: 600, scale: 3.1, tracking: -0.035 },
    title: { scale: 1.25 },
  })
  builder.row += 2
  setContact(builder, document, { label, x: label + mm(4), room })
  clearPhoto(builder, document, photo.height)
  if (document.reason.length > 0) {
    builder.row += 2
    for (const text of document.reason)
      builder.text('p', textRuns(metrics, text), { width, field: text.field })
  }
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.25 })], { width, field })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Achse*: each station hangs on an axis, the time above it. */
export const axis: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const margins = marginsOf(metrics, frame)
  const { width } = margins
  const text = { x, width: width - x }
  const shape = { ...text, period: { at: 'above' }, sign: '–', axis: true } as const
  return setCourse(document, metrics, {
    margins,
    blocks: [
      header(document, metrics, width),
      ...document.sections.flatMap((section) => [
        heading(section, metrics, width),
        ...sectionBlocks(section, metrics, shape),
      ]),
    ],
    closing: setClosing(document, metrics, text, 0),
    fill: 'all',
  })
}
