import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { marginsOf, setCourse } from './course.ts'
import { besideText, columnWidth } from './entryShape.ts'
import { metricsOf, run, textRuns, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { clearPhoto, photoOf, setContactLines, setName, setPhoto } from './person.ts'

const frame = { left: 18, right: 18, top: 13, bottom: 14, foot: 8 }
const photo = photoOf(mm(24))

function header(document: ResumeDocument, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  const room = document.photo ? width - photo.width - mm(6) : width
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  setName(builder, document, {
    width: room,
    name: { weight: 600, scale: 2, tracking: -0.015 },
    title: { scale: 1.12, ink: 'accent' },
  })
  builder.row += 1
  setContactLines(builder, document, { width: room, align: 'left' })
  if (document.reason.length > 0) {
    builder.row += 1
    for (const text of document.reason)
      builder.text('p', textRuns(metrics, text), { width: room, field: text.field })
  }
  clearPhoto(builder, document, photo.height)
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.06, ink: 'accent' })], { width, field })
  builder.shape({
    kind: 'rectangle',
    ink: 'second',
    x: 0,
    y: builder.row * metrics.unit,
    width,
    height: 0.8,
  })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Kompakt*: a long course on few pages. A station whose title says all takes one line. */
export const compact: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const margins = marginsOf(metrics, frame)
  const { width } = margins
  const column = columnWidth(document, metrics, [metrics.size * 7, metrics.size * 12])
  const shape = {
    ...besideText(style, width, column, mm(3)),
    sign: '–',
    inline: true,
  } as const
  return setCourse(document, metrics, {
    margins,
    blocks: [
      header(document, metrics, width),
      ...document.sections.flatMap((section) => [
        heading(section, metrics, width),
        ...sectionBlocks(section, metrics, shape, { x: 0, width, levels: 'run' }),
      ]),
    ],
    closing: setClosing(document, metrics, { x: column + mm(3), width: width - column - mm(3) }, 0),
    fill: 'all',
  })
}
