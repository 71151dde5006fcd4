import type { DayKind } from '../record/work.ts'
import type { CsvField } from './csvFile.ts'

/** The columns of a written table; the reader knows them in both languages, as all words here. */
export const csvHeads: Readonly<Record<CsvField, string>> = {
  date: 'Datum',
  hours: 'Stunden',
  kind: 'Art',
  start: 'Beginn',
  end: 'Ende',
  break: 'Pause (min)',
  note: 'Notiz',
  project: 'Projekt',
}

export const csvKinds: Readonly<Record<DayKind, string>> = {
  work: 'Arbeit',
  vacation: 'Urlaub',
  sick: 'Krank',
  comp: 'Ausgleich',
}

/** Before the kind of a day of half a day's leave. */
export const csvHalf = 'halber '
