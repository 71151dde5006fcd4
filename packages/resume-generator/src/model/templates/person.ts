import type { ResumeDocument } from '../document.ts'
import type { BlockBuilder } from './BlockBuilder.ts'
import type { Run } from '../layout/page.ts'
import { run, type Metrics, type Voice } from './metrics.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Proportions of the photo. */
export const photoOf = (width: number) => ({ width, height: (width * 709) / 531 })

export function setPhoto(builder: BlockBuilder, { photo, name, words }: ResumeDocument, box: Box) {
  if (photo)
    builder.shape({
      kind: 'image',
      image: photo.text,
      alt: words.photo(name?.text ?? ''),
      field: photo.field,
      ...box,
    })
}

interface NameShape {
  readonly width: number
  readonly align?: 'left' | 'centre'
  readonly name: Voice
  readonly title: Voice
}

/** The name as the heading of the document, and the profession below it. */
export function setName(
  builder: BlockBuilder,
  { name, title }: ResumeDocument,
  { width, align = 'left', ...voices }: NameShape,
) {
  const { metrics } = builder
  if (name) builder.text('h1', [run(metrics, name.text, voices.name)], { width, align, field: name.field })
  if (!title) return
  builder.row += 1
  builder.text('p', [run(metrics, title.text, voices.title)], { width, align, field: title.field })
}

interface ContactShape {
  /** Width of the labels. */
  readonly label: number
  /** Left edge of the values, and right edge of both. */
  readonly x: number
  readonly room: number
  readonly labelVoice?: Voice
  readonly valueVoice?: Voice
}

/** Labels with their values beside them, one a line. */
export function setContact(
  builder: BlockBuilder,
  document: Pick<ResumeDocument, 'contact'>,
  { label: labelWidth, x, room, labelVoice, valueVoice }: ContactShape,
) {
  const { metrics } = builder
  const voice: Voice = { ink: 'label', scale: 0.94, ...labelVoice }
  for (const { label, value } of document.contact) {
    builder.text('p', [run(metrics, label, voice)], { width: labelWidth, stay: true, fit: true })
    builder.text('p', [run(metrics, value.text, valueVoice, value.href)], {
      x,
      width: room - x,
      field: value.field,
      fit: true,
    })
  }
}

/** Contact data without labels, as much on each line as it holds, divided by middle dots. */
export function setContactLines(
  builder: BlockBuilder,
  { contact }: Pick<ResumeDocument, 'contact'>,
  { width, align }: { readonly width: number; readonly align: 'left' | 'centre' },
) {
  const { metrics } = builder
  const voice = { ink: 'soft' } as const
  const divider = run(metrics, '  ·  '.replaceAll(' ', '\u00A0'), voice)
  let line: Run[] = []
  let field: string | undefined
  const flush = () => {
    builder.text('p', line, { width, align, field, fit: true, justified: false })
    line = []
  }
  for (const { label, value } of contact) {
    const isSpoken = value.field.endsWith('birthDate') || value.field.endsWith('citizenship')
    const next = run(metrics, isSpoken ? `${label}: ${value.text}` : value.text, voice, value.href)
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

/** Makes the block at least as high as the photo. */
export const clearPhoto = (builder: BlockBuilder, { photo }: ResumeDocument, height: number) => {
  if (photo) builder.atLeast(rowsOf(height, builder.metrics))
}

export const rowsOf = (height: number, { unit }: Metrics) => Math.ceil(height / unit)
