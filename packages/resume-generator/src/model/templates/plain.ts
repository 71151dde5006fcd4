import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Template } from '../layout/layOut.ts'
import { millimetres as mm, pageWidth, type Block, type Run } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { setCourse } from './course.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { sectionBlocks, setClosing } from './parts.ts'
import { photoOf, rowsOf, setName, setPhoto } from './person.ts'

const left = mm(30)
const width = pageWidth - 2 * left
const top = mm(22)
const photo = photoOf(mm(30))

/** Contact data in centred lines, as many on each as it holds, divided by middle dots. */
function setContactLines(builder: BlockBuilder, document: ResumeDocument, metrics: Metrics) {
  const rows = document.contact.map(({ label, value }) => {
    const spoken = value.field.endsWith('birthDate') || value.field.endsWith('citizenship')
    return { value, text: spoken ? `${label}: ${value.text}` : value.text }
  })
  const voice = { ink: 'soft' } as const
  const divider = run(metrics, '  ·  '.replaceAll(' ', '\u00A0'), voice)
  let line: Run[] = []
  let field: string | undefined
  const flush = () => {
    builder.text('p', line, { width, align: 'centre', field, fit: true })
    line = []
  }
  for (const { value, text } of rows) {
    const next = run(metrics, text, voice, value.href)
    const all = [...line, divider, next].reduce(
      (sum, { text, style }) => sum + metrics.measure(text, style),
      0,
    )
    if (line.length > 0 && all > width) flush()
    field = value.field
    line = line.length > 0 ? [...line, divider, next] : [next]
  }
  flush()
}

function header(document: ResumeDocument, metrics: Metrics): Block {
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
  setContactLines(builder, document, metrics)
  if (document.reason.length > 0) {
    builder.row += 2
    for (const { text, field } of document.reason) builder.text('p', [run(metrics, text)], { width, field })
  }
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics): Block {
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
  const shape = { x: 0, width, period: { at: 'below' }, sign: '•' } as const
  return setCourse(document, metrics, {
    left,
    width,
    top,
    bottom: mm(22),
    foot: mm(11),
    blocks: [
      header(document, metrics),
      ...document.sections.flatMap((section) => [
        heading(section, metrics),
        ...sectionBlocks(section, metrics, shape),
      ]),
    ],
    closing: setClosing(document, metrics, { x: width - 176, width: 176 }, 0),
    fill: 'all',
  })
}
