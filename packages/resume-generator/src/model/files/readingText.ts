import { boxesIn, textOf, type ReadBox, type TextPage } from '../machine/readers.ts'
import { headingOf } from './headingOf.ts'

/** Headings of what belongs to the person, not to a section. */
const personal =
  /^(?:kontakt|kontaktdaten|contact|persönliche daten|personal (?:details|data|information)|zur person|profil|kurzprofil|profile|über mich|about(?: me)?|summary|zusammenfassung)$/i

export const isPersonalHeading = (line: string) => personal.test(line.replace(/(?<![:\s])[:\s]+$/, ''))
const isHeading = (line: string) => headingOf(line) !== undefined || isPersonalHeading(line)

const length = (boxes: readonly ReadBox[]) => boxes.reduce((sum, { text }) => sum + text.length, 0)
const byPlace = (boxes: readonly ReadBox[]) =>
  boxes.toSorted((a, b) => a.page - b.page || (Math.abs(a.y - b.y) < 3 ? a.x - b.x : a.y - b.y))

/** The left edge of a right column that has headings of its own, as the column left of it does. */
function gutterOf(boxes: readonly ReadBox[]): number | undefined {
  const headings = boxes.filter(({ text }) => isHeading(text))
  const edges = [...new Set(headings.map(({ x }) => Math.round(x)))]
  return edges.find((edge) => {
    const isLeft = ({ x, width }: ReadBox) => x + width <= edge + 1
    const isRight = ({ x }: ReadBox) => x >= edge - 2
    const across = boxes.filter((box) => !isLeft(box) && !isRight(box))
    return headings.some(isLeft) && headings.some(isRight) && length(across) < 0.15 * length(boxes)
  })
}

/** The lines of a column: what belongs to the person apart from the sections. */
function partsOf(boxes: readonly ReadBox[]) {
  const head: ReadBox[] = []
  const sections: ReadBox[] = []
  let into = head
  for (const box of boxes) {
    if (isPersonalHeading(box.text)) into = head
    else {
      if (headingOf(box.text)) into = sections
      into.push(box)
    }
  }
  return { head, sections }
}

/** The columns of a document: the wider text and the one beside it, across all pages. */
export function columnsOf(
  boxes: readonly ReadBox[],
): readonly [main: readonly ReadBox[], side: readonly ReadBox[]] {
  const edge = gutterOf(boxes)
  if (edge === undefined) return [boxes, []]
  const left = boxes.filter(({ x, width }) => x + width <= edge + 1)
  const right = boxes.filter((box) => !left.includes(box))
  const columns = [byPlace(left), byPlace(right)] as const
  return length(left) > length(right) ? columns : [columns[1], columns[0]]
}

/** The text of a PDF as a person reads it: the person first, then the main column, then the one beside it. */
export function readingText(pages: readonly TextPage[]): string {
  const boxes = pages.flatMap(({ items }, page) => boxesIn(items, page))
  const columns = columnsOf(boxes)
  if (columns[1].length === 0) return textOf(boxes)
  const parts = columns.map(partsOf)
  // The name is the largest text, in whichever column it stands.
  const head = parts.flatMap((part) => part.head)
  const name = head.reduce<ReadBox | undefined>(
    (best, box) => (best && best.size >= box.size ? best : box),
    undefined,
  )
  return textOf([
    ...(name ? [{ ...name, endsLine: true }] : []),
    ...head.filter((box) => box !== name),
    ...parts.flatMap(({ sections }) => sections),
  ])
}
