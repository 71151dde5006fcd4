import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { setCourse } from './course.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { clearPhoto, photoOf, setContact, setName, setPhoto } from './person.ts'

const left = mm(24)
const width = pageWidth - left - mm(22)
const top = mm(16)
const photo = photoOf(mm(32))
/** The text stands right of the axis. */
const x = mm(7)
const text = { x, width: width - x }

function header(document: ResumeDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  const label = Math.max(mm(30), metrics.size * 9.4)
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  setName(builder, document, {
    width: room,
    name: { weight: 600, scale: 3.4, tracking: -0.035 },
    title: { scale: 1.25 },
  })
  builder.row += 2
  setContact(builder, document, { label, x: label + mm(4), room })
  clearPhoto(builder, document, photo.height)
  if (document.reason.length > 0) {
    builder.row += 2
    for (const { text, field } of document.reason) builder.text('p', [run(metrics, text)], { width, field })
  }
  return builder.block('header')
}

function heading({ id, heading: { text: words, field } }: DocumentSection, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  builder.text('h2', [run(metrics, words, { weight: 600, scale: 1.25 })], { width, field })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Achse*: each station hangs on an axis, the time above it. */
export const axis: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const shape = { ...text, period: { at: 'above' }, sign: '–', axis: true } as const
  return setCourse(document, metrics, {
    left,
    width,
    top,
    bottom: mm(18),
    foot: mm(10),
    blocks: [
      header(document, metrics),
      ...document.sections.flatMap((section) => [
        heading(section, metrics),
        ...sectionBlocks(section, metrics, shape),
      ]),
    ],
    closing: setClosing(document, metrics, text, 0),
    fill: 'all',
  })
}
