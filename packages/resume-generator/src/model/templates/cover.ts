import { fieldText, type ResumeDocument } from '../document.ts'
import type { Composition } from '../layout/layOut.ts'
import { millimetres as mm, pageHeight, pageWidth, type Block, type Measure } from '../layout/page.ts'
import type { Cover, Style, TemplateId } from '../resume.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { metricsOf, run, type Metrics, type Voice } from './metrics.ts'
import { photoOf, setPhoto } from './person.ts'

/** Where the parts of a cover stand; heights from the top edge of the page. */
interface Plan {
  readonly left: number
  readonly width: number
  /** Left edge of the texts, from `left`. */
  readonly x: number
  readonly align: 'left' | 'centre'
  readonly titleAt: number
  readonly photoAt: { readonly x: number; readonly y: number; readonly width: number }
  readonly personAt: number
  readonly title: Voice
  readonly position: Voice
  readonly name: Voice
  /** A field of colour from the top edge down to here, or a rule above the title. */
  readonly field?: number
  readonly rule?: 'hair' | 'accent'
}

const photoWidth = mm(50)

const plans: Readonly<Record<TemplateId, Plan>> = {
  classic: {
    left: mm(24),
    width: pageWidth - mm(44),
    x: mm(39),
    align: 'left',
    titleAt: mm(62),
    photoAt: { x: mm(39), y: mm(112), width: photoWidth },
    personAt: mm(192),
    title: { weight: 500, scale: 4, tracking: -0.018 },
    position: { scale: 1.6, ink: 'accent' },
    name: { weight: 600, scale: 1.4 },
    rule: 'hair',
  },
  edge: {
    left: mm(20),
    width: pageWidth - mm(38),
    x: mm(42),
    align: 'left',
    titleAt: mm(76),
    photoAt: { x: mm(42), y: mm(128), width: photoWidth },
    personAt: mm(206),
    title: { weight: 600, scale: 4.6, tracking: -0.025, ink: 'paper' },
    position: { scale: 1.7, ink: 'paper' },
    name: { weight: 600, scale: 1.4 },
    field: mm(152),
  },
  plain: {
    left: mm(30),
    width: pageWidth - mm(60),
    x: 0,
    align: 'centre',
    titleAt: mm(58),
    photoAt: { x: (pageWidth - mm(60) - photoWidth) / 2, y: mm(108), width: photoWidth },
    personAt: mm(190),
    title: { weight: 500, scale: 3.4, tracking: -0.008 },
    position: { scale: 1.5, ink: 'accent' },
    name: { weight: 500, scale: 1.5 },
  },
  axis: {
    left: mm(20),
    width: pageWidth - mm(40),
    x: 0,
    align: 'left',
    titleAt: mm(40),
    photoAt: { x: pageWidth - mm(40) - photoWidth, y: mm(100), width: photoWidth },
    personAt: mm(206),
    title: { weight: 600, scale: 6, tracking: -0.04 },
    position: { scale: 2, tracking: -0.015 },
    name: { weight: 600, scale: 1.4 },
    rule: 'accent',
  },
  compact: {
    left: mm(18),
    width: pageWidth - mm(36),
    x: 0,
    align: 'left',
    titleAt: mm(58),
    photoAt: { x: 0, y: mm(104), width: photoWidth },
    personAt: mm(184),
    title: { weight: 600, scale: 3.6, tracking: -0.02 },
    position: { scale: 1.5, ink: 'accent' },
    name: { weight: 600, scale: 1.4 },
    rule: 'accent',
  },
  official: {
    left: mm(25),
    width: pageWidth - mm(45),
    x: 0,
    align: 'left',
    titleAt: mm(66),
    photoAt: { x: 0, y: mm(112), width: photoWidth },
    personAt: mm(190),
    title: { weight: 600, scale: 2.6, tracking: -0.01 },
    position: { scale: 1.4 },
    name: { weight: 600, scale: 1.3 },
    rule: 'hair',
  },
}

function setRule(builder: BlockBuilder, { rule, width }: Plan) {
  if (!rule) return
  const y = -builder.metrics.unit
  builder.shape({ kind: 'rectangle', ink: 'rule', x: 0, y, width, height: 0.4 })
  if (rule === 'accent')
    builder.shape({ kind: 'rectangle', ink: 'second', x: 0, y, width: mm(34), height: 2.4 })
}

/** The scale at which a title takes two lines at most. */
function fitting(text: string, voice: Voice, width: number, metrics: Metrics): Voice {
  const { scale = 1 } = voice
  const voices = [1, 0.8, 0.64, 0.5].map((share) => ({ ...voice, scale: scale * share }))
  const fits = voices.find((each) => {
    const { style } = run(metrics, text, each)
    return metrics.measure(text, style) <= width * 1.8
  })
  return fits ?? { ...voice, scale: Math.min(scale, 2) }
}

function setTitle(data: Cover, document: ResumeDocument, metrics: Metrics, plan: Plan): Block {
  const builder = new BlockBuilder(metrics)
  const { words } = document
  const width = plan.width - plan.x
  const box = { x: plan.x, width, align: plan.align }
  setRule(builder, plan)
  if (plan.field)
    builder.shape({
      kind: 'rectangle',
      ink: 'accent',
      x: -plan.left,
      y: -plan.titleAt,
      width: pageWidth,
      height: plan.field,
    })
  const title = fieldText('cover/title', data.title)?.text ?? words.cover.title
  builder.text('h1', [run(metrics, title, fitting(title, plan.title, width, metrics))], {
    ...box,
    field: 'cover/title',
  })
  const position =
    fieldText('cover/position', data.position)?.text ??
    (document.title && words.cover.position(document.title.text))
  if (position) {
    builder.row += 1
    builder.text('p', [run(metrics, position, fitting(position, plan.position, width, metrics))], {
      ...box,
      field: 'cover/position',
    })
  }
  return builder.block('cover-title')
}

/** Photo, name and address. */
function setPerson(document: ResumeDocument, metrics: Metrics, plan: Plan, rowsAbove: number): Block {
  const builder = new BlockBuilder(metrics)
  const { x, y, width } = plan.photoAt
  const box = { x: plan.x, width: plan.width - plan.x, align: plan.align }
  if (document.photo) {
    setPhoto(builder, document, { x, y: 0, ...photoOf(width) })
    builder.atLeast(Math.round((plan.personAt - y) / metrics.unit))
  }
  if (document.name)
    builder.text('p', [run(metrics, document.name.text, plan.name)], { ...box, field: document.name.field })
  builder.row += 1
  for (const { value } of document.contact)
    if (/\/(street|telephone|email|website)$/.test(value.field))
      builder.text('p', [run(metrics, value.text, {}, value.href)], { ...box, field: value.field, fit: true })
  const top = document.photo ? y : plan.personAt
  const before = Math.max(4, Math.round((top - plan.titleAt) / metrics.unit) - rowsAbove)
  return builder.block('cover-person', { before })
}

/** A page with what one applies for and who applies, designed as the resume behind it. */
export function cover(data: Cover, document: ResumeDocument, style: Style, measure: Measure): Composition {
  const metrics = metricsOf(style, measure)
  const { unit, drop, palette } = metrics
  const plan = plans[style.template]
  const title = setTitle(data, document, metrics, plan)
  const top = plan.titleAt
  const rows = Math.floor((pageHeight - top - mm(15)) / unit)
  return {
    unit,
    drop,
    palette,
    flows: [
      {
        x: plan.left,
        blocks: [title, setPerson(document, metrics, plan, title.rows)],
        frame: () => ({ top, rows }),
      },
    ],
    furnish: () => ({ shapes: [], blocks: [] }),
  }
}
