import { containsWords, foldGerman } from '@kleinzeug/text-search'
import type { Language } from './length/numbers.ts'
import type { Kind, Thing } from './thing.ts'

export const ofKind = (things: readonly Thing[], kind: Kind | undefined) =>
  kind ? things.filter((thing) => thing.kind === kind) : things

/** The things whose name in either language contains the words; those that begin with them come first. */
export function findThings(things: readonly Thing[], query: string, language: Language): readonly Thing[] {
  const folded = foldGerman(query.trim())
  if (folded === '') return things
  const found = things.filter(({ name }) => containsWords(`${name.de.label} ${name.en.label}`, query))
  const begins = ({ name }: Thing) => (foldGerman(name[language].label).startsWith(folded) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b))
}
