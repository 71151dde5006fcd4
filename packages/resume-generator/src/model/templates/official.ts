import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { marginsOf, setCourse } from './course.ts'
import { besideText, columnWidth } from './entryShape.ts'
import { metricsOf, run, textRuns, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { setHairline } from './setHairline.ts'
import { clearPhoto, photoOf, setContact, setName, setPhoto } from './person.ts'

const frame = { left: 25, right: 20, top: 18, bottom: 18, foot: 10 }
const photo = photoOf(mm(35))

const columnOf = (document: ResumeDocument, metrics: Metrics) =>
  columnWidth(
    document,
    metrics,
    [mm(30), metrics.size * 12],
    document.contact.map(({ label }) => label),
  )
const gap = mm(4)

function header(document: ResumeDocument, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  const room = document.photo ? width - photo.width - mm(8) : width
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  builder.text('p', [run(metrics, document.words.document, { ink: 'label', scale: 1.15 })], { width: room })
  builder.row += 1
  setName(builder, document, {
    width: room,
    name: { weight: 600, scale: 1.9, tracking: -0.01 },
    title: { scale: 1.1 },
  })
  builder.row += 2
  const column = columnOf(document, metrics)
  if (document.contact.length > 0) {
    setHairline(builder, room)
    setContact(builder, document, { label: column, x: column + gap, room })
  }
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
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.15 })], { width, field })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Amtlich*: a table with hairlines, row by row, as offices have asked for it since there were forms. */
export const official: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const margins = marginsOf(metrics, frame)
  const { width } = margins
  const column = columnOf(document, metrics)
  const shape = { ...besideText(style, width, column, gap), sign: '–', hairline: width, before: 1 } as const
  return setCourse(document, metrics, {
    margins,
    blocks: [
      header(document, metrics, width),
      ...document.sections.flatMap((section) => [
        heading(section, metrics, width),
        ...sectionBlocks(section, metrics, shape, { x: 0, width, hairline: width }),
      ]),
    ],
    closing: setClosing(document, metrics, { x: column + gap, width: width - column - gap }, 0),
    fill: 'all',
  })
}
