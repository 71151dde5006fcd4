import { finishedRatings, finishedTests, type SelfReportData } from '../data.ts'
import { domains, facetsOf, scoreTest, type ScaleId } from '../ipip/score.ts'

// What a spreadsheet takes for a formula, also after blanks and in full width (OWASP, CSV injection).
const formula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/

const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[;,"\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

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
  const rated = finishedRatings(data).flatMap(({ date, values, by, note }) =>
    values
      .filter(({ value }) => value > 0)
      .map(({ trait, value }) => [
        date,
        by === '' ? words.self : words.other,
        names.get(trait) ?? trait,
        value,
        1,
        7,
        by,
        note,
      ]),
  )
  const tested = finishedTests(data).flatMap(({ date, answers, note }) => {
    const scores = scoreTest(answers)
    return domains
      .flatMap((domain): readonly ScaleId[] => [domain, ...facetsOf(domain)])
      .flatMap((scale) => {
        const { sum = 0, count = 0 } = scores.get(scale) ?? {}
        return count === 0 ? [] : [[date, words.test, words.scale(scale), sum, count, 5 * count, '', note]]
      })
  })
  const lines = [[...words.columns], ...rated, ...tested].map((row) => row.map(cell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
