import { writeTable } from '@kleinzeug/storage/exchange'
import { finishedRatings, finishedTests, STEPS, type SelfReportData } from '../data.ts'
import { domains, facetsOf, scoreTest, type ScaleId } from '../ipip/score.ts'

/** The words of the table: its columns, the kinds of rows and the scales of the questionnaire. */
export interface CsvWords {
  readonly columns: readonly string[]
  readonly self: string
  readonly other: string
  readonly test: string
  readonly scale: (id: ScaleId) => string
}

/** One row a value, as German Excel opens it: semicolons, CRLF, a byte order mark. */
export function csvOf(data: SelfReportData, words: CsvWords): string {
  const names = new Map(data.traits.map(({ id, name }) => [id, name]))
  const rated = finishedRatings(data).flatMap(({ id, date, values, by, note }) =>
    values
      .filter(({ value }) => value > 0)
      .map(({ trait, value }) => [
        date,
        by === '' ? words.self : words.other,
        names.get(trait) ?? trait,
        String(value),
        '1',
        String(STEPS),
        by,
        note,
        id,
      ]),
  )
  const tested = finishedTests(data).flatMap(({ id, date, answers, note }) => {
    const scores = scoreTest(answers)
    return domains
      .flatMap((domain): readonly ScaleId[] => [domain, ...facetsOf(domain)])
      .flatMap((scale) => {
        const { sum = 0, count = 0 } = scores.get(scale) ?? {}
        return count === 0
          ? []
          : [
              [
                date,
                words.test,
                words.scale(scale),
                String(sum),
                String(count),
                String(5 * count),
                '',
                note,
                id,
              ],
            ]
      })
  })
  return writeTable([[...words.columns], ...rated, ...tested])
}
