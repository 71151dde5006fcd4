import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { marginsOf, setCourse } from './course.ts'
import { metricsOf, run, textRuns, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { photoOf, rowsOf, setContactLines, setName, setPhoto } from './person.ts'

const frame = { left: 30, right: 30, top: 22, bottom: 22, foot: 11 }
const photo = photoOf(mm(30))

function header(document: ResumeDocument, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  if (document.photo) {
    setPhoto(builder, document, { x: (width - photo.width) / 2, y: 0, ...photo })
    builder.row = rowsOf(photo.height, metrics) + 1
  }
  setName(builder, document, {
    width,
    align: 'centre',
    name: { weight: 500, scale: 2.5, tracking: -0.008 },
    title: { scale: 1.15 },
  })
  builder.row += 1
  setContactLines(builder, document, { width, align: 'centre' })
  if (document.reason.length > 0) {
    builder.row += 2
    for (const text of document.reason)
      builder.text('p', textRuns(metrics, text), { width, field: text.field })
  }
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  builder.text('h2', [run(metrics, text, { weight: 500, scale: 1.25, ink: 'accent' })], { width, field })
  builder.shape({
    kind: 'rectangle',
    ink: 'rule',
    x: 0,
    y: (builder.row + 0.25) * metrics.unit,
    width,
    height: 0.4,
  })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Schlicht*: text and nothing else. */
export const plain: Template = (document, style, measure) => {
  // The serif runs small: its text is set a size larger.
  const metrics = metricsOf(style, measure)
  const margins = marginsOf(metrics, frame)
  const { width } = margins
  const shape = { x: 0, width, period: { at: 'below' }, sign: '•' } as const
  return setCourse(document, metrics, {
    margins,
    blocks: [
      header(document, metrics, width),
      ...document.sections.flatMap((section) => [
        heading(section, metrics, width),
        ...sectionBlocks(section, metrics, shape),
      ]),
    ],
    closing: setClosing(document, metrics, { x: width - 176, width: 176 }, 0),
    fill: 'all',
  })
}
