import type { DocumentSection, ResumeDocument } from '../document.ts'
import type { Composition, Template } from '../layout/layOut.ts'
import { millimetres as mm, pageHeight, pageWidth, type Block } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { metricsOf, run, type Metrics } from './metrics.ts'
import { pageFoot, sectionBlocks, setClosing, setParagraphs, withClosing } from './parts.ts'

const left = mm(20)
const panel = mm(62)
const width = pageWidth - left - panel - mm(10)
const top = mm(22)
const bottom = mm(20)
const side = { x: pageWidth - panel + mm(8), width: panel - mm(8) - mm(12) }
const photo = { width: side.width, height: side.width * (709 / 531) }

/** Short lists that stand beside the person instead of in the course. */
const besides: ReadonlySet<string> = new Set(['languages', 'skills', 'interests'])

function header(document: ResumeDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  if (document.name)
    builder.text('h1', [run(metrics, document.name.text, { weight: 600, scale: 2.9, tracking: -0.025 })], {
      width,
      field: document.name.field,
    })
  if (document.title)
    builder.text('p', [run(metrics, document.title.text, { scale: 1.2, ink: 'accent' })], {
      width,
      field: document.title.field,
    })
  builder.row += 2
  return builder.block('header')
}

function heading({ id, heading: { text, field } }: DocumentSection, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  builder.text('h2', [run(metrics, text, { weight: 600, scale: 1.3, tracking: -0.01 })], { width, field })
  builder.row += 1
  return builder.block(`heading-${id}`, { before: 3, keepWithNext: true })
}

function sideHeading(key: string, text: string, field: string | undefined, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  builder.text('h2', [run(metrics, text, { weight: 600, ink: 'accent' })], { width: side.width, field })
  return builder.block(key, { before: 3, keepWithNext: true })
}

function sidePhoto(document: ResumeDocument, metrics: Metrics): Block[] {
  if (!document.photo) return []
  const builder = new BlockBuilder(metrics)
  builder.shape({
    kind: 'image',
    image: document.photo.text,
    alt: document.words.photo(document.name?.text ?? ''),
    field: document.photo.field,
    x: 0,
    y: 0,
    ...photo,
  })
  builder.atLeast(Math.ceil(photo.height / metrics.unit))
  return [builder.block('photo')]
}

/** One block a row: the side column is divided between them. */
function sideContact(document: ResumeDocument, metrics: Metrics): Block[] {
  if (document.contact.length === 0) return []
  const rows = document.contact.map(({ label, value }, index) => {
    const builder = new BlockBuilder(metrics)
    builder.text('p', [run(metrics, label, { ink: 'soft', scale: 0.86 })], { width: side.width })
    const long = value.text.includes(' ')
    builder.text('p', [run(metrics, value.text, {}, value.href)], {
      width: side.width,
      field: value.field,
      fit: !long,
    })
    return builder.block(`contact-${index}`, { before: index === 0 ? 0 : 1 })
  })
  return [sideHeading('heading-contact', document.words.contact, 'personalData/street', metrics), ...rows]
}

/** Names with the level below, for a narrow column. */
function sideSection(section: DocumentSection, metrics: Metrics): Block[] {
  const start = sideHeading(`heading-${section.id}`, section.heading.text, section.heading.field, metrics)
  if (section.kind !== 'levels')
    return [
      start,
      ...sectionBlocks(section, metrics, { x: 0, width: side.width, period: { at: 'above' }, sign: '–' }),
    ]
  const rows = section.entries.map(({ id, title, level }, index) => {
    const builder = new BlockBuilder(metrics)
    const voice = { ink: 'soft', scale: 0.9 } as const
    if (title) builder.text('p', [run(metrics, title.text)], { width: side.width, field: title.field })
    if (level) builder.text('p', [run(metrics, level.text, voice)], { width: side.width, field: level.field })
    return builder.block(`${section.id}/${id}`, { before: index === 0 ? 0 : 1 })
  })
  return [start, ...rows]
}

/** *Kante*: an edge divides the course from the person. */
export const edge: Template = (document, style, measure): Composition => {
  const metrics = metricsOf(style, 'sans', measure)
  const { unit, drop, palette } = metrics
  const text = { x: 0, width }
  const course = document.sections.filter(({ id }) => !besides.has(id))
  const main = [
    header(document, metrics),
    ...(document.reason.length > 0
      ? [setParagraphs('reason', document.reason, metrics, text, { ink: 'soft' })]
      : []),
    ...course.flatMap((section) => [
      heading(section, metrics),
      ...sectionBlocks(section, metrics, { ...text, period: { at: 'above' }, sign: '–' }),
    ]),
  ]
  const beside = [
    ...sidePhoto(document, metrics),
    ...sideContact(document, metrics),
    ...document.sections
      .filter(({ id }) => besides.has(id))
      .flatMap((section) => sideSection(section, metrics)),
  ]
  const rows = Math.floor((pageHeight - top - bottom) / unit)
  const frame = () => ({ top, rows })
  const closing = setClosing(document, metrics, { x: width - 176, width: 176 }, 0)
  return {
    unit,
    drop,
    palette,
    flows: [
      { x: left, blocks: withClosing(main, closing), frame },
      { x: side.x, blocks: beside, frame },
    ],
    furnish: (page, count) => ({
      shapes: [
        { kind: 'rectangle', ink: 'tint', x: pageWidth - panel, y: 0, width: panel, height: pageHeight },
        { kind: 'rectangle', ink: 'accent', x: pageWidth - panel, y: 0, width: mm(1.2), height: pageHeight },
      ],
      blocks: pageFoot(document, metrics, { x: left, width, y: pageHeight - mm(10) - unit * 2 }, page, count),
    }),
  }
}
