import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Composition, Template } from '../layout/layOut.ts'
import { millimetres as mm, pageHeight, pageWidth, type Block, type Run } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { pageFoot, sectionBlocks, setClosing, withClosing } from './parts.ts'

const left = mm(30)
const width = pageWidth - 2 * left
const top = mm(22)
const bottom = mm(22)
const photo = { width: mm(30), height: mm(30) * (709 / 531) }

/** Contact data in centred lines, as many on each as it holds, divided by middle dots. */
function setContact(builder: BlockBuilder, document: ResumeDocument, metrics: Metrics) {
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
    builder.shape({
      kind: 'image',
      image: document.photo.text,
      alt: document.words.photo(document.name?.text ?? ''),
      field: document.photo.field,
      x: (width - photo.width) / 2,
      y: 0,
      ...photo,
    })
    builder.row = Math.ceil(photo.height / metrics.unit) + 1
  }
  if (document.name)
    builder.text('h1', [run(metrics, document.name.text, { weight: 500, scale: 2.5, tracking: -0.008 })], {
      width,
      align: 'centre',
      field: document.name.field,
    })
  if (document.title) {
    builder.row += 1
    builder.text('p', [run(metrics, document.title.text, { scale: 1.15 })], {
      width,
      align: 'centre',
      field: document.title.field,
    })
  }
  builder.row += 1
  setContact(builder, document, metrics)
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
export const plain: Template = (document, style, measure): Composition => {
  // The serif runs small: its text is set a size larger.
  const metrics = metricsOf(style, 'serif', measure)
  const { unit, drop, palette } = metrics
  const text = { x: 0, width }
  const blocks = [
    header(document, metrics),
    ...document.sections.flatMap((section) => [
      heading(section, metrics),
      ...sectionBlocks(section, metrics, { ...text, period: { at: 'below' }, sign: '•' }),
    ]),
  ]
  const rows = Math.floor((pageHeight - top - bottom) / unit)
  const closing = setClosing(document, metrics, { x: width - 176, width: 176 }, 0)
  return {
    unit,
    drop,
    palette,
    flows: [{ x: left, blocks: withClosing(blocks, closing), frame: () => ({ top, rows }) }],
    furnish: (page, count) => ({
      shapes: [],
      blocks: pageFoot(document, metrics, { x: left, width, y: pageHeight - mm(11) - unit * 2 }, page, count),
    }),
  }
}
