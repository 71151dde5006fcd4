import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { marginsOf, setCourse } from './course.ts'
import { besideText, columnWidth, type EntryShape } from './entryShape.ts'
import { metricsOf, run, textRuns, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { clearPhoto, photoOf, rowsOf, setContact, setName, setPhoto } from './person.ts'
import type { DocumentSection, ResumeDocument } from '../document.ts'

const frame = { left: 24, right: 20, top: 18, bottom: 18, foot: 10 }
const photo = photoOf(mm(34))
const gap = mm(5)

/** The column of dates and labels; the text stands beside it. */
const columnOf = (document: ResumeDocument, metrics: Metrics, width: number) => {
  const labels = document.contact.map(({ label }) => label)
  const column = columnWidth(document, metrics, [mm(31), metrics.size * 12], labels)
  const x = column + gap
  return { column, x, width: width - x }
}

function header(document: ResumeDocument, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  const { column, x } = columnOf(document, metrics, width)
  const room = document.photo ? width - photo.width - mm(8) : width
  setPhoto(builder, document, { x: width - photo.width, y: 0, ...photo })
  setName(builder, document, {
    width: room,
    name: { weight: 500, scale: 2.6, tracking: -0.018 },
    title: { scale: 1.2, ink: 'accent' },
  })
  builder.row += 2
  setContact(builder, document, { label: column, x, room })
  if (document.reason.length > 0) {
    builder.row += 2
    // Beside the photo the measure is short, below it the full one.
    const clear = document.photo ? rowsOf(photo.height, metrics) : 0
    for (const text of document.reason)
      builder.text('p', textRuns(metrics, text), {
        x,
        width: (builder.row >= clear ? width : room) - x,
        field: text.field,
      })
  }
  clearPhoto(builder, document, photo.height)
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics, width: number): Block {
  const builder = new BlockBuilder(metrics)
  builder.shape({ kind: 'rectangle', ink: 'rule', x: 0, y: 0, width, height: 0.4 })
  builder.row = 1
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.12, ink: 'accent' })], { width, field })
  // Without it a reader takes heading and first date for one.
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 2, keepWithNext: true })
}

/** *Klassisch*: the time on the left, the matter on the right. */
export const classic: Template = (document, style, measure) => {
  const metrics = metricsOf(style, measure)
  const margins = marginsOf(metrics, frame)
  const { width } = margins
  const { column, ...text } = columnOf(document, metrics, width)
  const shape: EntryShape = { ...besideText(style, width, column, gap), sign: '–' }
  return setCourse(document, metrics, {
    margins,
    blocks: [
      header(document, metrics, width),
      ...document.sections.flatMap((section) => [
        heading(section, metrics, width),
        // What has no dates uses the whole row.
        ...sectionBlocks(section, metrics, shape, { x: 0, width }),
      ]),
    ],
    closing: setClosing(document, metrics, text, 0),
    fill: 'all',
  })
}
