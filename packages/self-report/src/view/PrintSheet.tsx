import { usePrinting } from '@kleinzeug/ui/print-sheet'
import { useAtomValue } from 'jotai'
import { compareRatings } from '../model/compare.ts'
import { ITEMS, valueOf } from '../model/data.ts'
import { compareScores, domains, scoreTest } from '../model/ipip/score.ts'
import { timeAxis, trendLines } from '../model/trend.ts'
import { useLater } from './useLater.ts'
import { DumbbellDrawing } from './window/DumbbellRow.tsx'
import { LaneDrawing } from './window/Lane.tsx'
import { TimeMarks } from './window/TimeMarks.tsx'

/** Printed in place of the device: trend, comparison and the questionnaire's domains. Renders nothing on screen. */
export default function PrintSheet() {
  return usePrinting() && <Sheet />
}

/** One side of a comparison, with the dot that stands for it. */
const Side = ({ mark, text }: { mark: 'was' | 'is'; text: string }) => (
  <>
    <svg width="12" height="10" aria-hidden="true">
      <circle className={`self-report-${mark}`} cx="5" cy="5" r="3.5" />
    </svg>
    {text}
  </>
)

function Sheet() {
  const { state, labels } = useLater()
  const traits = useAtomValue(state.traits)
  const ratings = useAtomValue(state.shownRatings)
  const all = useAtomValue(state.data)
  const { from, to } = useAtomValue(state.sides)
  const tests = useAtomValue(state.testSides)
  const axis = timeAxis(ratings.map(({ date }) => date))
  const first = ratings.at(0)
  const last = ratings.at(-1)
  const scores = compareScores(
    domains,
    (scale) => labels.scales[scale],
    tests.from && scoreTest(tests.from.answers),
    tests.to && scoreTest(tests.to.answers),
  )
  const hasTwo = from && to && from.id !== to.id
  return (
    <div className="self-report-sheet" data-print-sheet="">
      <header>
        <h2>{labels.title}</h2>
        {first && last && <span>{labels.sheetDates(first.date, last.date)}</span>}
      </header>
      <p>{labels.sheetWhat}</p>
      {last && (
        <div className="self-report-lanes">
          <h3>{labels.sheetTraits}</h3>
          {trendLines(traits, ratings, axis).map((line) => (
            <div key={line.trait.id} className="self-report-lane">
              <span className="self-report-lane-name">
                <strong>{line.trait.name}</strong>
                <span>{labels.poles(line.trait.low, line.trait.high)}</span>
              </span>
              <LaneDrawing line={line} />
              <strong>{valueOf(last, line.trait.id) ?? labels.none}</strong>
            </div>
          ))}
          <TimeMarks axis={axis} />
        </div>
      )}
      {hasTwo && (
        <section>
          <h3>
            {labels.view.compare}: <Side mark="was" text={labels.side(from.date, from.by)} />,{' '}
            <Side mark="is" text={labels.side(to.date, to.by)} />
          </h3>
          {compareRatings(all.traits, from, to).map((row) => (
            <div key={row.id} className="self-report-lane">
              <span>{row.name}</span>
              <DumbbellDrawing from={row.from} to={row.to} steps={7} />
              <span>
                {labels.difference(
                  row.from === undefined || row.to === undefined ? undefined : row.to - row.from,
                )}
              </span>
            </div>
          ))}
        </section>
      )}
      {tests.to && (
        <section>
          <h3>
            {labels.testName}:{' '}
            {tests.from && <Side mark="was" text={`${labels.longDate(tests.from.date)}, `} />}
            <Side mark="is" text={labels.longDate(tests.to.date)} />
          </h3>
          {scores.map((row) => (
            <div key={row.id} className="self-report-lane">
              <span>{row.name}</span>
              <DumbbellDrawing from={row.from} to={row.to} steps={5} />
              <span>{labels.mean(row.to)}</span>
            </div>
          ))}
          <p>{labels.sheetTest(tests.to.answers.replaceAll(/[.-]/g, '').length, ITEMS)}</p>
          <p>{labels.testLimits}</p>
        </section>
      )}
      <footer>{labels.sheetFoot}</footer>
    </div>
  )
}
