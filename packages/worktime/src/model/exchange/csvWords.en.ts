import type { DayKind } from '../record/work.ts'
import type { CsvField } from './csvFile.ts'

export const csvHeads: Readonly<Record<CsvField, string>> = {
  date: 'Date',
  hours: 'Hours',
  kind: 'Kind',
  start: 'Start',
  end: 'End',
  break: 'Break (min)',
  note: 'Note',
  project: 'Project',
}

export const csvKinds: Readonly<Record<DayKind, string>> = {
  work: 'Work',
  vacation: 'Vacation',
  sick: 'Sick',
  comp: 'Comp',
}

export const csvHalf = 'half '
