import { TEST_STEPS, type TestRun } from '../data.ts'
import { heightOf, type TimeAxis, type TrendLine } from '../trend.ts'
import { scoreTest, type ScaleId } from './score.ts'

export interface TestLine extends Pick<TrendLine, 'points'> {
  readonly scale: ScaleId
  /** The means on the days of the points, from 1 to 5. */
  readonly means: ReadonlyArray<{ readonly date: TestRun['date']; readonly mean: number }>
}

/** The means of some scales over all times the questionnaire was answered; too few answers leave a point out. */
export function testLines(
  scales: readonly ScaleId[],
  tests: readonly TestRun[],
  axis: TimeAxis,
): readonly TestLine[] {
  const scored = tests.map(({ id, date, answers }) => ({ id, date, scores: scoreTest(answers) }))
  return scales.map((scale) => {
    const found = scored.flatMap(({ id, date, scores }) => {
      const mean = scores.get(scale)?.mean
      return mean === undefined ? [] : [{ id, date, mean }]
    })
    return {
      scale,
      means: found.map(({ date, mean }) => ({ date, mean })),
      points: found.map(({ id, date, mean }) => ({
        x: axis.at(date),
        y: heightOf(mean, TEST_STEPS),
        rating: id,
      })),
    }
  })
}
