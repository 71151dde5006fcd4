import type { SelfReportData } from '../model/data.ts'
import type { IsoDate } from '@kleinzeug/calendar-day'
import type { SessionKind } from '../model/session.ts'

/** A row of the list below the device: a rating, a questionnaire, or a sheet answered for somebody. */
export interface Entry {
  readonly id: string
  readonly kind: SessionKind
  readonly date: IsoDate
  readonly note: string
  /** Who has rated; empty for oneself. */
  readonly by: string
  /** Whom a sheet is about. */
  readonly about: string
  readonly answered: number
  readonly of: number
}

const answered = (values: ReadonlyArray<{ readonly value: number }>) =>
  values.filter(({ value }) => value > 0).length

/** Everything that is finished, newest first; of one day the latest first. */
export function entriesOf({ ratings, tests, sheets }: SelfReportData): readonly Entry[] {
  const all: readonly Entry[] = [
    ...ratings
      .filter(({ open }) => !open)
      .map(({ id, date, note, by, values }) => ({
        id,
        kind: 'ratings' as const,
        date,
        note,
        by,
        about: '',
        answered: answered(values),
        of: values.length,
      })),
    ...tests
      .filter(({ open }) => !open)
      .map(({ id, date, note, answers }) => ({
        id,
        kind: 'tests' as const,
        date,
        note,
        by: '',
        about: '',
        answered: answers.replaceAll(/[.-]/g, '').length,
        of: answers.length,
      })),
    ...sheets
      .filter(({ open }) => !open)
      .map(({ id, date, note, by, about, values, traits }) => ({
        id,
        kind: 'sheets' as const,
        date,
        note,
        by,
        about,
        answered: answered(values),
        of: traits.length,
      })),
  ]
  return all.toReversed().toSorted((a, b) => b.date.localeCompare(a.date))
}
