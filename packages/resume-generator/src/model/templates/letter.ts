import type { Flow, Composition } from '../layout/layOut.ts'
import {
  millimetres as mm,
  pageHeight,
  pageWidth,
  type Block,
  type Measure,
  type Shape,
} from '../layout/page.ts'
import type { LetterDocument } from '../letter.ts'
import type { Style, TemplateId } from '../resume.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { pageFoot, withClosing } from './course.ts'
import { familyOf } from './typeface.ts'
import { metricsOf, run, textRuns, type Metrics, type Voice } from './metrics.ts'

// The measures of DIN 5008, form B.
const left = mm(25)
const width = pageWidth - left - mm(20)
const address = { width: mm(80), recipientAt: mm(62.7), bodyAt: mm(98.46) }
const information = { x: mm(125), top: mm(50), width: mm(65) }
const bottom = mm(24)
const nextTop = mm(27)
const marks = [
  { at: mm(105), length: mm(4) },
  { at: mm(148.5), length: mm(6) },
  { at: mm(210), length: mm(4) },
]

/** How the sender stands at the head, as in the resume of the same template. */
interface Head {
  readonly top: number
  readonly align: 'left' | 'centre'
  readonly name: Voice
  readonly title: Voice
  /** Where a line of colour, or a field of it, stands. */
  readonly colour: 'none' | 'above' | 'field'
}

const heads: Readonly<Record<TemplateId, Head>> = {
  classic: {
    top: mm(18),
    align: 'left',
    name: { weight: 500, scale: 2.2, tracking: -0.018 },
    title: { scale: 1.1, ink: 'accent' },
    colour: 'none',
  },
  edge: {
    top: mm(12),
    align: 'left',
    name: { weight: 600, scale: 2.2, tracking: -0.025, ink: 'paper' },
    title: { scale: 1.1, ink: 'paper' },
    colour: 'field',
  },
  plain: {
    top: mm(17),
    align: 'centre',
    name: { weight: 500, scale: 2.1, tracking: -0.008 },
    title: { scale: 1.05 },
    colour: 'none',
  },
  axis: {
    top: mm(16),
    align: 'left',
    name: { weight: 600, scale: 2.5, tracking: -0.035 },
    title: { scale: 1.1 },
    colour: 'above',
  },
  compact: {
    top: mm(14),
    align: 'left',
    name: { weight: 600, scale: 1.9, tracking: -0.015 },
    title: { scale: 1.1, ink: 'accent' },
    colour: 'none',
  },
  official: {
    top: mm(18),
    align: 'left',
    name: { weight: 600, scale: 1.7, tracking: -0.01 },
    title: { scale: 1.05, ink: 'soft' },
    colour: 'none',
  },
}

function setHead({ resume }: LetterDocument, metrics: Metrics, head: Head): Block {
  const builder = new BlockBuilder(metrics)
  const { unit } = metrics
  if (head.colour === 'above') {
    builder.shape({ kind: 'rectangle', ink: 'accent', x: 0, y: unit * 0.3, width: mm(34), height: 1.6 })
    builder.row = 1
  }
  const texts = [
    [resume.name, head.name],
    [resume.title, head.title],
  ] as const
  for (const [index, [text, voice]] of texts.entries()) {
    if (index > 0) builder.row += 1
    if (text)
      builder.text('p', [run(metrics, text.text, voice)], {
        width,
        align: head.align,
        field: text.field,
        fit: true,
      })
  }
  if (head.colour === 'field') {
    builder.row += 2
    const height = head.top + builder.row * unit
    builder.shape({ kind: 'rectangle', ink: 'accent', x: -left, y: -head.top, width: pageWidth, height })
  }
  return builder.block('letter-head')
}

function setSender({ sender }: LetterDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  if (sender)
    builder.text('p', [run(metrics, sender.text, { ink: 'soft', scale: 0.72 })], {
      width: address.width,
      field: sender.field,
      fit: true,
    })
  builder.shape({
    kind: 'rectangle',
    ink: 'soft',
    x: 0,
    y: (builder.row + 0.15) * metrics.unit,
    width: address.width,
    height: 0.3,
  })
  return builder.block('letter-sender')
}

function setAddress({ recipient }: LetterDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  for (const { text, field } of recipient)
    builder.text('p', [run(metrics, text)], { width: address.width, field, fit: true })
  return builder.block('letter-address')
}

/** The rows of the information block. Values follow their words, as programs read columns apart from each other. */
function setInformation(letter: LetterDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  for (const { label, value } of letter.information) {
    const runs = [
      run(metrics, `${label}: `, { ink: 'soft' }),
      run(metrics, value.text, { tabular: value.field === 'date' }, value.href),
    ]
    builder.text('p', runs, { width: information.width, field: value.field, fit: true })
  }
  return builder.block('letter-information')
}

/** Farewell, room to sign, name and enclosures: they stay together. */
function setEnd(letter: LetterDocument, metrics: Metrics): Block {
  const builder = new BlockBuilder(metrics)
  const { name, words } = letter.resume
  const { farewell, signature, enclosures } = letter
  builder.text('p', [run(metrics, farewell.text)], { width, field: farewell.field })
  const space = 6
  if (signature)
    builder.shape({
      kind: 'image',
      image: signature,
      alt: words.signature(name?.text ?? ''),
      field: 'signature',
      x: 0,
      y: (builder.row + 0.5) * metrics.unit,
      width: 140,
      height: (space - 1) * metrics.unit,
    })
  builder.row += space
  if (name) builder.text('p', [run(metrics, name.text)], { width, field: name.field })
  if (enclosures.length > 0) {
    builder.row += 2
    const [first] = enclosures
    builder.text('p', [run(metrics, words.letter.enclosures, { weight: 600 })], {
      width,
      field: first?.field,
    })
    for (const { text, field } of enclosures) builder.text('p', [run(metrics, text)], { width, field })
  }
  return builder.block('letter-end', { before: 2 })
}

function setBody(letter: LetterDocument, metrics: Metrics): Block[] {
  const { subject, salutation, text } = letter
  const block = (key: string, before: number, set: (builder: BlockBuilder) => void, keepWithNext = false) => {
    const builder = new BlockBuilder(metrics)
    set(builder)
    return builder.block(key, { before, keepWithNext })
  }
  const paragraphs = text.map((lines, index) =>
    block(`letter-${index}`, 2, (builder) => {
      for (const line of lines) builder.text('p', textRuns(metrics, line), { width, field: line.field })
    }),
  )
  const head = block(
    'letter-salutation',
    0,
    (builder) => {
      if (subject) {
        builder.text('h1', [run(metrics, subject.text, { weight: 600 })], { width, field: subject.field })
        builder.row += 4
      }
      builder.text('p', [run(metrics, salutation.text)], { width, field: salutation.field })
    },
    paragraphs.length > 0,
  )
  return [head, ...withClosing(paragraphs, [setEnd(letter, metrics)])]
}

/** Not smaller than the standard wants, and six lines of an address fit into its field. */
function letterStyle(style: Style, lines: number): Style {
  const full = lines > 5 && familyOf(style) === 'serif' ? 9.5 : 10
  return { ...style, density: 'tight', size: lines > 5 ? full : style.size < 10 ? 10 : style.size }
}

/** The letter by DIN 5008, form B: its head as in the resume, everything else where the standard wants it. */
export function letter(document: LetterDocument, style: Style, measure: Measure): Composition {
  const metrics = metricsOf(letterStyle(style, document.recipient.length), measure)
  const { unit, drop, palette } = metrics
  const head = heads[style.template]
  const sender = setSender(document, metrics)
  const recipient = setAddress(document, metrics)
  const facts = setInformation(document, metrics)
  const flow = (x: number, top: number, block: Block): Flow => ({
    x,
    blocks: [block],
    frame: () => ({ top, rows: Math.max(1, block.rows) }),
  })
  const bodyFrame = (top: number) => ({
    top,
    rows: Math.max(1, Math.floor((pageHeight - bottom - top) / unit)),
  })
  // Lower than the standard has it only where an address or the information beside it is too long.
  const first = bodyFrame(
    Math.max(
      address.bodyAt,
      address.recipientAt + (recipient.rows + 2) * unit,
      information.top + (facts.rows + 2) * unit,
    ),
  )
  const next = bodyFrame(nextTop)
  return {
    unit,
    drop,
    palette,
    flows: [
      flow(left, head.top, setHead(document, metrics, head)),
      flow(left, address.recipientAt - unit * (sender.rows + 0.9), sender),
      flow(left, address.recipientAt, recipient),
      flow(information.x, information.top, facts),
      { x: left, blocks: setBody(document, metrics), frame: (page) => (page === 0 ? first : next) },
    ],
    furnish: (page, count) => ({
      shapes:
        page === 0 && document.foldMarks
          ? marks.map(({ at, length }): Shape => ({
              kind: 'rectangle',
              ink: 'soft',
              x: mm(4),
              y: at,
              width: length,
              height: 0.3,
            }))
          : [],
      blocks: pageFoot(document.resume, metrics, { x: left, width, above: mm(10) }, page, count),
    }),
  }
}
