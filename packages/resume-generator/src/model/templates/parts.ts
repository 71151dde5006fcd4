import type { DocumentEntry, DocumentSection, FieldText, ResumeDocument } from '../document.ts'
import type { Block, Run } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { run, type Metrics, type Voice } from './metrics.ts'

/** Where the parts of an entry stand; never dates at the right margin, which programs read as a column of their own. */
export interface EntryShape {
  /** Left edge and width of the text. */
  readonly x: number
  readonly width: number
  /** The period: in a column left of the text, above the title, or below it before the organisation. */
  readonly period:
    | { readonly at: 'left'; readonly x: number; readonly width: number }
    | { readonly at: 'above' | 'below' }
  readonly sign: string
  readonly title?: Voice
  /** Space between entries, in grid units. */
  readonly before?: number
  /** Whether a line runs along each entry, from a mark beside its period. */
  readonly axis?: boolean
}

// In a column of its own a little smaller; within the entry's text of its size, so that a program that reads the
// page by its look takes both for one block.
const periodVoice = (at: EntryShape['period']['at']): Voice => ({
  ink: 'soft',
  tabular: true,
  scale: at === 'left' ? 0.94 : 1,
})
const soft: Voice = { ink: 'soft' }

function setPeriodAndTitle(builder: BlockBuilder, entry: DocumentEntry, shape: EntryShape) {
  const { metrics } = builder
  const heading = entry.title ?? entry.organisation ?? entry.place ?? entry.level
  const title = heading ? [run(metrics, heading.text, { weight: 600, ...shape.title })] : []
  const { period } = entry
  if (period && shape.period.at !== 'below') {
    const column = shape.period.at === 'left' ? shape.period : shape
    builder.text('p', [run(metrics, period.text, periodVoice(shape.period.at))], {
      x: column.x,
      width: column.width,
      field: period.field,
      stay: shape.period.at === 'left' && heading !== undefined,
      fit: true,
    })
  }
  builder.text('h3', title, { x: shape.x, width: shape.width, field: heading?.field })
}

/** Organisation, place and level in one line, with the period before them where it stands there. */
function setPlace(builder: BlockBuilder, entry: DocumentEntry, shape: EntryShape) {
  const { metrics } = builder
  const heading = entry.title ?? entry.organisation ?? entry.place ?? entry.level
  const parts = [entry.organisation, entry.place, entry.level].filter(
    (part) => part !== undefined && part !== heading,
  )
  const place = parts.flatMap((part, index): Run[] =>
    part ? [...(index > 0 ? [run(metrics, ', ', soft)] : []), run(metrics, part.text, soft)] : [],
  )
  const period = shape.period.at === 'below' ? entry.period : undefined
  const dates = period
    ? [
        run(metrics, period.text, periodVoice('below')),
        ...(place.length > 0 ? [run(metrics, ' · ', soft)] : []),
      ]
    : []
  const [first] = parts
  builder.text('p', [...dates, ...place], {
    x: shape.x,
    width: shape.width,
    field: period?.field ?? first?.field,
  })
}

/** A mark beside the first line of an entry, and a line down to its end. */
function setAxis(builder: BlockBuilder) {
  const { unit, drop } = builder.metrics
  const side = unit * 0.72
  const top = unit * 2 - drop - side * 0.94
  builder.shape({ kind: 'rectangle', ink: 'accent', x: 0, y: top, width: side, height: side })
  builder.shape({
    kind: 'rectangle',
    ink: 'accent',
    x: side / 2 - 0.3,
    y: top + side,
    width: 0.6,
    height: Math.max(0, builder.row * unit - drop - top - side),
  })
}

function setEntry(entry: DocumentEntry, metrics: Metrics, shape: EntryShape): Block {
  const builder = new BlockBuilder(metrics)
  const { x, width, sign } = shape
  setPeriodAndTitle(builder, entry, shape)
  setPlace(builder, entry, shape)
  const head = builder.row
  for (const { text, field } of entry.paragraphs) builder.text('p', [run(metrics, text)], { x, width, field })
  for (const { text, field } of entry.bullets) builder.item(sign, run(metrics, text), { x, width, field })
  if (entry.link)
    builder.text('p', [run(metrics, entry.link.text, { ink: 'accent' }, entry.link.href)], {
      x,
      width,
      field: entry.link.field,
      fit: true,
    })
  if (shape.axis) setAxis(builder)
  return builder.block(entry.id, { before: shape.before ?? 1, whole: head })
}

const entryBlocks = new WeakMap<Metrics, WeakMap<DocumentEntry, Block>>()

/** Entries that did not change keep their blocks: nothing of them is measured again. */
function cachedEntry(entry: DocumentEntry, metrics: Metrics, shape: EntryShape): Block {
  const blocks = entryBlocks.get(metrics) ?? new WeakMap<DocumentEntry, Block>()
  entryBlocks.set(metrics, blocks)
  const block = blocks.get(entry) ?? setEntry(entry, metrics, shape)
  blocks.set(entry, block)
  return block
}

interface TextShape {
  readonly x: number
  readonly width: number
}

/** What an entry of a short list has beside its name and level; the form offers none, an import may. */
const furtherTexts = ({ organisation, place, period, paragraphs, bullets, link }: DocumentEntry) =>
  [organisation, place, period, ...paragraphs, ...bullets, link].flatMap((part) => (part ? [part.text] : []))

/** Names with their levels, one a line. The level follows its name: a column of its own would be read apart. */
function setLevels(section: DocumentSection, metrics: Metrics, { x, width }: TextShape): Block {
  const builder = new BlockBuilder(metrics)
  for (const entry of section.entries) {
    const { title, level } = entry
    const rest = [...(level ? [level.text] : []), ...furtherTexts(entry)].join(', ')
    const runs = [
      ...(title ? [run(metrics, title.text)] : []),
      ...(title && rest ? [run(metrics, ' – ', soft)] : []),
      ...(rest ? [run(metrics, rest, soft)] : []),
    ]
    builder.text('p', runs, { x, width, field: title?.field ?? level?.field })
  }
  return builder.block(`${section.id}-levels`)
}

/** Names in one paragraph. */
function setNames(section: DocumentSection, metrics: Metrics, { x, width }: TextShape): Block {
  const builder = new BlockBuilder(metrics)
  const texts = section.entries.flatMap((entry) => {
    const name = [entry.title?.text, entry.level?.text].filter(Boolean).join(', ')
    const more = furtherTexts(entry).join(', ')
    const text = name && more ? `${name}: ${more}` : name || more
    return text === '' ? [] : [text]
  })
  // Where a part has commas of its own, a semicolon divides.
  const divider = texts.some((text) => text.includes(',')) ? '; ' : ', '
  const field = section.entries[0]?.title?.field ?? section.heading.field
  builder.text('p', [run(metrics, texts.join(divider))], { x, width, field })
  return builder.block(`${section.id}-names`)
}

export function setParagraphs(
  key: string,
  texts: readonly FieldText[],
  metrics: Metrics,
  { x, width }: TextShape,
  voice?: Voice,
): Block {
  const builder = new BlockBuilder(metrics)
  for (const { text, field } of texts) builder.text('p', [run(metrics, text, voice)], { x, width, field })
  return builder.block(key)
}

/** The blocks of a section below its heading; the first stands close to it. */
export function sectionBlocks(section: DocumentSection, metrics: Metrics, shape: EntryShape): Block[] {
  if (section.kind === 'levels') return [setLevels(section, metrics, shape)]
  if (section.kind === 'names') return [setNames(section, metrics, shape)]
  if (section.kind === 'text')
    return [setParagraphs(`${section.id}-text`, section.paragraphs, metrics, shape)]
  return section.entries.map((entry, index) => {
    const block = cachedEntry(entry, metrics, shape)
    return { ...block, key: `${section.id}/${entry.id}`, before: index === 0 ? 0 : block.before }
  })
}

const SIGNATURE_WIDTH = 176

/** Place and date on the left, the line to sign on and the name below it on the right. */
export function setClosing(
  { closing, words }: ResumeDocument,
  metrics: Metrics,
  { x, width }: TextShape,
  left: number,
): Block[] {
  if (!closing) return []
  const builder = new BlockBuilder(metrics)
  const { unit } = metrics
  const line = Math.min(SIGNATURE_WIDTH, width)
  const space = 5
  if (closing.signature)
    builder.shape({
      kind: 'image',
      image: closing.signature,
      alt: words.signature(closing.name?.text ?? ''),
      field: 'signature',
      x,
      y: 0,
      width: line * 0.8,
      height: space * unit,
    })
  builder.row = space - 2
  if (closing.placeAndDate)
    builder.text('p', [run(metrics, closing.placeAndDate.text, { tabular: true })], {
      x: left,
      width: Math.max(80, x - left - metrics.size),
      field: closing.placeAndDate.field,
      stay: true,
    })
  builder.atLeast(space)
  builder.shape({ kind: 'rectangle', ink: 'rule', x, y: space * unit, width: line, height: 0.4 })
  if (closing.name)
    builder.text('p', [run(metrics, closing.name.text, { ink: 'soft', scale: 0.94 })], {
      x,
      width,
      field: closing.name.field,
    })
  return [builder.block('closing', { before: 3 })]
}
