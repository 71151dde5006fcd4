import { composeDocument, type DocumentEntry, type ResumeDocument } from '../document.ts'
import { withStyle } from '../edit.ts'
import type { Resume, Style } from '../resume.ts'
import { templates } from '../templates/index.ts'
import { layOut, type Composition } from './layOut.ts'
import type { Measure, TextPart } from './page.ts'

export type FitSettings = Pick<Style, 'size' | 'density' | 'margins'>

/** From the roomiest to the tightest that can still be read. */
const ladder: readonly FitSettings[] = [
  { size: 11, density: 'airy', margins: 'normal' },
  { size: 11, density: 'normal', margins: 'normal' },
  { size: 10.5, density: 'normal', margins: 'normal' },
  { size: 10, density: 'normal', margins: 'normal' },
  { size: 10, density: 'tight', margins: 'normal' },
  { size: 9.5, density: 'normal', margins: 'normal' },
  { size: 9.5, density: 'tight', margins: 'normal' },
  { size: 9.5, density: 'normal', margins: 'narrow' },
  { size: 9, density: 'tight', margins: 'normal' },
  { size: 9.5, density: 'tight', margins: 'narrow' },
  { size: 9, density: 'normal', margins: 'narrow' },
  { size: 9, density: 'tight', margins: 'narrow' },
]

/** What would take lines away. */
export interface Saving {
  /** A text whose last line holds a few words alone, or an entry. */
  readonly kind: 'shorten' | 'hide'
  readonly field: string
  /** The words of the last line, or the name of the entry. */
  readonly text: string
  readonly lines: number
}

export type Fit =
  /** A short one may take fewer pages than it could. */
  | { readonly fits: true; readonly settings: FitSettings; readonly pages: number }
  /** Not even with the tightest settings. */
  | { readonly fits: false; readonly lines: number; readonly savings: readonly Saving[] }

const compositionOf = (resume: Resume, document: ResumeDocument, measure: Measure): Composition =>
  templates[resume.style.template](document, resume.style, measure)

/** Lines by which a document is longer than its pages. */
function linesOver({ flows }: Composition, pages: number): number {
  const rows = flows.map(({ blocks, frame }) => {
    const height = blocks.reduce((sum, block, at) => sum + block.rows + (at === 0 ? 0 : block.before), 0)
    const room = Array.from({ length: pages }, (_, page) => frame(page).rows).reduce(
      (sum, own) => sum + own,
      0,
    )
    return height - room
  })
  // Entries stay whole: what does not fit may be less than what is left over.
  return Math.max(1, Math.ceil(Math.max(...rows) / 2))
}

const textOf = ({ lines }: Pick<TextPart, 'lines'>) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ')

/** How much of a line its last one may fill to be worth a few words less. */
const SHORT = 0.35

/** The texts of several lines whose last one is short, the shortest first. */
function shortLastLines({ flows }: Composition): Saving[] {
  return flows
    .flatMap(({ blocks }) => blocks.flatMap(({ texts }) => texts))
    .flatMap(({ tag, field, lines }) => {
      const last = lines.at(-1)
      const widest = Math.max(...lines.map(({ width }) => width))
      return field && last && lines.length > 1 && (tag === 'li' || tag === 'p') && last.width < widest * SHORT
        ? [{ width: last.width, field, text: textOf({ lines: [last] }) }]
        : []
    })
    .toSorted((a, b) => a.width - b.width)
    .map(({ field, text }) => ({ kind: 'shorten', field, text, lines: 1 }))
}

const nameOf = ({ title, organisation, place }: DocumentEntry) => title ?? organisation ?? place

/** The entries that stand last in their sections, the longest sections first, with their lines. */
function lastEntries(document: ResumeDocument, { flows }: Composition): Saving[] {
  const rows = new Map(flows.flatMap(({ blocks }) => blocks.map((block) => [block.key, block] as const)))
  return document.sections
    .filter(({ kind, entries }) => kind === 'entries' && entries.length > 1)
    .toSorted((a, b) => b.entries.length - a.entries.length)
    .flatMap(({ id, entries }) =>
      entries
        .slice(1)
        .toReversed()
        .flatMap((entry): Saving[] => {
          const block = rows.get(`${id}/${entry.id}`)
          const name = nameOf(entry)
          return block && name
            ? [
                {
                  kind: 'hide',
                  field: `${id}/${entry.id}/hidden`,
                  text: name.text,
                  lines: Math.floor((block.rows + block.before) / 2),
                },
              ]
            : []
        }),
    )
}

/** As many savings as it takes. */
function enough(savings: readonly Saving[], lines: number): Saving[] {
  const taken: Saving[] = []
  let saved = 0
  for (const saving of savings) {
    if (saved >= lines) break
    taken.push(saving)
    saved += saving.lines
  }
  return taken
}

/** The roomiest settings in which a resume takes so many pages, or what keeps it from that. */
export function fitTo(resume: Resume, pages: number, measure: Measure): Fit {
  const document = composeDocument(resume)
  const compositionAt = (settings: FitSettings) =>
    compositionOf(withStyle(resume, settings), document, measure)
  const pagesAt = (settings: FitSettings) => layOut(compositionAt(settings)).pages.length
  let [least, most] = [0, ladder.length]
  while (least < most) {
    const middle = (least + most) >> 1
    const settings = ladder[middle]
    if (settings && pagesAt(settings) <= pages) most = middle
    else least = middle + 1
  }
  const settings = ladder[least]
  if (settings) return { fits: true, settings, pages: pagesAt(settings) }
  const [tightest] = ladder.slice(-1)
  const composition = compositionAt(tightest ?? resume.style)
  const lines = linesOver(composition, pages)
  const short = enough(shortLastLines(composition), lines)
  return {
    fits: false,
    lines,
    savings: short.length >= lines ? short : enough(lastEntries(document, composition), lines),
  }
}
