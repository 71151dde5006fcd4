import type { DocumentEntry, DocumentSection, FieldText, ResumeDocument } from '../document.ts'
import type { Block, Run } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { periodVoice, type EntryShape } from './entryShape.ts'
import { setHairline } from './setHairline.ts'
import { run, styleOf, textRuns, type Metrics, type Voice } from './metrics.ts'

const soft: Voice = { ink: 'soft' }

/** Returns the row below the period, which may stand beside the rest of the entry. */
function setPeriodAndTitle(builder: BlockBuilder, entry: DocumentEntry, shape: EntryShape) {
  const { metrics } = builder
  const heading = entry.title ?? entry.organisation ?? entry.place ?? entry.level
  const title = heading ? [run(metrics, heading.text, { weight: 600, ...shape.title })] : []
  const place = shape.inline ? placeRuns(entry, metrics) : []
  const row = builder.row
  let lowest = row
  const setTitle = () => {
    const bar = title.length > 0 && place.length > 0 ? [run(metrics, ' | ', soft)] : []
    builder.text('h3', [...title, ...bar, ...place], {
      x: shape.x,
      width: shape.width,
      field: heading?.field,
    })
  }
  const { period } = entry
  const isBehind = shape.period.at === 'beside' && shape.period.x > shape.x
  // In the order in which they stand on the line.
  if (isBehind) setTitle()
  if (period && shape.period.at !== 'below') {
    const column = shape.period.at === 'beside' ? shape.period : shape
    const rows = builder.text('p', [run(metrics, period.text, periodVoice(shape.period.at))], {
      x: column.x,
      width: column.width,
      ...(shape.period.at === 'beside' && { row, align: shape.period.align ?? 'left' }),
      field: period.field,
      stay: shape.period.at === 'beside' && heading !== undefined,
      fit: true,
    })
    lowest = row + rows
  }
  if (!isBehind) setTitle()
  return lowest
}

/** Organisation, place and level but for the one that stands as the title. */
function placeParts(entry: DocumentEntry): FieldText[] {
  const heading = entry.title ?? entry.organisation ?? entry.place ?? entry.level
  return [entry.organisation, entry.place, entry.level].flatMap((part) =>
    part === undefined || part === heading ? [] : [part],
  )
}

const placeRuns = (entry: DocumentEntry, metrics: Metrics): Run[] =>
  placeParts(entry).flatMap((part, index) => [
    ...(index > 0 ? [run(metrics, ', ', soft)] : []),
    run(metrics, part.text, soft),
  ])

/** Organisation, place and level in one line, with the period before them where it stands there. */
function setPlace(builder: BlockBuilder, entry: DocumentEntry, shape: EntryShape) {
  const { metrics } = builder
  const place = placeRuns(entry, metrics)
  const period = shape.period.at === 'below' ? entry.period : undefined
  const dates = period
    ? [
        run(metrics, period.text, periodVoice('below')),
        ...(place.length > 0 ? [run(metrics, ' · ', soft)] : []),
      ]
    : []
  const [first] = placeParts(entry)
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
  builder.shape({ kind: 'rectangle', ink: 'second', x: 0, y: top, width: side, height: side })
  builder.shape({
    kind: 'rectangle',
    ink: 'second',
    x: side / 2 - 0.3,
    y: top + side,
    width: 0.6,
    height: Math.max(0, builder.row * unit - drop - top - side),
  })
}

function setEntry(entry: DocumentEntry, metrics: Metrics, shape: EntryShape): Block {
  const builder = new BlockBuilder(metrics)
  const { x, width, sign, hairline } = shape
  if (hairline) setHairline(builder, hairline)
  const lowest = setPeriodAndTitle(builder, entry, shape)
  if (!shape.inline) setPlace(builder, entry, shape)
  const head = builder.row
  for (const text of entry.paragraphs)
    builder.text('p', textRuns(metrics, text), { x, width, field: text.field })
  for (const text of entry.bullets)
    builder.item(sign, textRuns(metrics, text), { x, width, field: text.field, style: styleOf(metrics) })
  if (entry.link)
    builder.text('p', [run(metrics, entry.link.text, { ink: 'accent' }, entry.link.href)], {
      x,
      width,
      field: entry.link.field,
      fit: true,
    })
  builder.atLeast(lowest)
  if (shape.axis) setAxis(builder)
  return builder.block(entry.id, { before: shape.before ?? 1, whole: head })
}

interface KnownBlock {
  readonly place: string
  readonly block: Block
}

const entryBlocks = new WeakMap<Metrics, WeakMap<DocumentEntry, KnownBlock>>()

/** The column of dates is as wide as the periods of all entries want it. */
const placeOf = ({ x, width, period }: EntryShape) =>
  `${x} ${width} ${period.at === 'beside' ? `${period.x} ${period.width}` : ''}`

/** Entries that did not change keep their blocks: nothing of them is measured again. */
function cachedEntry(entry: DocumentEntry, metrics: Metrics, shape: EntryShape): Block {
  const blocks = entryBlocks.get(metrics) ?? new WeakMap<DocumentEntry, KnownBlock>()
  entryBlocks.set(metrics, blocks)
  const place = placeOf(shape)
  const known = blocks.get(entry)
  if (known?.place === place) return known.block
  const block = setEntry(entry, metrics, shape)
  blocks.set(entry, { place, block })
  return block
}

interface TextShape {
  readonly x: number
  readonly width: number
  /** Whether names with levels follow one another on a line instead of standing below one another. */
  readonly levels?: 'run'
  /** Whether a hairline of this width stands above. */
  readonly hairline?: number
}

/** What an entry of a short list has beside its name and level; the form offers none, an import may. */
const furtherTexts = ({ organisation, place, period, paragraphs, bullets, link }: DocumentEntry) =>
  [organisation, place, period, ...paragraphs, ...bullets, link].flatMap((part) => (part ? [part.text] : []))

/** Names with their levels, one a line. The level follows its name: a column of its own would be read apart. */
function setLevels(
  section: DocumentSection,
  metrics: Metrics,
  { x, width, levels, hairline }: TextShape,
): Block {
  const builder = new BlockBuilder(metrics)
  if (hairline) setHairline(builder, hairline)
  const all: Run[] = []
  for (const entry of section.entries) {
    const { title, level } = entry
    const rest = [...(level ? [level.text] : []), ...furtherTexts(entry)].join(', ')
    const runs = [
      ...(title ? [run(metrics, title.text)] : []),
      ...(title && rest ? [run(metrics, ' – ', soft)] : []),
      ...(rest ? [run(metrics, rest, soft)] : []),
    ]
    if (levels === 'run') {
      if (all.length > 0 && runs.length > 0) all.push(run(metrics, '; '))
      all.push(...runs)
      continue
    }
    builder.text('p', runs, { x, width, field: title?.field ?? level?.field })
  }
  builder.text('p', all, { x, width, field: section.entries[0]?.title?.field })
  return builder.block(`${section.id}-levels`)
}

/** Names in one paragraph. */
function setNames(section: DocumentSection, metrics: Metrics, { x, width, hairline }: TextShape): Block {
  const builder = new BlockBuilder(metrics)
  if (hairline) setHairline(builder, hairline)
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
  { x, width, hairline }: TextShape,
  voice?: Voice,
): Block {
  const builder = new BlockBuilder(metrics)
  if (hairline) setHairline(builder, hairline)
  for (const text of texts) builder.text('p', textRuns(metrics, text, voice), { x, width, field: text.field })
  return builder.block(key)
}

/** The blocks of a section below its heading; the first stands close to it. Without dates it may have a box of its own. */
export function sectionBlocks(
  section: DocumentSection,
  metrics: Metrics,
  shape: EntryShape,
  undated: TextShape = shape,
): Block[] {
  if (section.kind === 'levels') return [setLevels(section, metrics, undated)]
  if (section.kind === 'names') return [setNames(section, metrics, undated)]
  if (section.kind === 'text')
    return [setParagraphs(`${section.id}-text`, section.paragraphs, metrics, undated)]
  const blocks = section.entries.map((entry) => cachedEntry(entry, metrics, shape))
  return blocks.map((block, index) => {
    const above = blocks[index - 1]
    // Stations of one line stand close to one another.
    const isClose = !above || (shape.inline && above.rows < 3 && block.rows < 3)
    return { ...block, key: `${section.id}/${block.key}`, before: isClose ? 0 : block.before }
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
  // On the baseline of place and date.
  const y = space * unit - metrics.drop
  builder.shape({ kind: 'rectangle', ink: 'text', x, y, width: line, height: 0.4 })
  if (closing.name)
    builder.text('p', [run(metrics, closing.name.text, { ink: 'soft', scale: 0.94 })], {
      x,
      width,
      field: closing.name.field,
    })
  return [builder.block('closing', { before: 3 })]
}
