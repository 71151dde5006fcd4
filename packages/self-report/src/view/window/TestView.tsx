import { Button, DotMatrix, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { TEST_STEPS } from '../../model/data.ts'
import { testLines } from '../../model/ipip/testLines.ts'
import { timeAxis } from '../../model/trend.ts'
import { compareScores, domains, facetsOf, scoreTest, type Domain } from '../../model/ipip/score.ts'
import { useLater } from '../useLater.ts'
import { useInventory } from '../useInventory.ts'
import { DumbbellDrawing, DumbbellRow } from './DumbbellRow.tsx'
import { LaneDrawing } from './Lane.tsx'
import { Side } from './Side.tsx'
import { TimeMarks } from './TimeMarks.tsx'

/** The questionnaire: what it is before the first time, then its five domains on one date or two. */
export default function TestView() {
  const { state, labels } = useLater()
  const tests = useAtomValue(state.tests)
  const { tests: paused } = useAtomValue(state.session.paused)
  const start = useSetAtom(state.session.start)
  const begun = paused?.answers.replaceAll('.', '').length
  return (
    <div className="self-report-test">
      {tests.length === 0 ? (
        <div className="self-report-words">
          <h2>{labels.testName}</h2>
          {labels.testIntro.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <Scores />
      )}
      <div className="self-report-keys">
        <Button variant={tests.length === 0 ? 'primary' : 'key'} onClick={() => start('tests')}>
          {begun !== undefined
            ? labels.testGoOn(begun)
            : tests.length === 0
              ? labels.testStart
              : labels.testAgain}
        </Button>
      </div>
    </div>
  )
}

/** What a facet is about. Without a network there is its name alone. */
function FacetWords({ facet }: { facet: string }) {
  const inventory = useInventory(true)
  const words: Readonly<Record<string, string | undefined>> =
    inventory === undefined || inventory === 'failed' ? {} : inventory.facets
  return <p className="self-report-note">{words[facet]}</p>
}

/** The five domains on a line of time, and below the unfolded one its facets. */
function TestTrend() {
  const { state, labels } = useLater()
  const tests = useAtomValue(state.tests)
  const axis = useMemo(() => timeAxis(tests.map(({ date }) => date)), [tests])
  const unfolded = useAtomValue(state.unfolded)
  const lines = useMemo(() => {
    const scales = domains.flatMap((domain) =>
      domain === unfolded ? [domain, ...facetsOf(domain)] : [domain],
    )
    return testLines(scales, tests, axis)
  }, [tests, axis, unfolded])
  return (
    <section className="self-report-test-trend" aria-label={labels.testTrend}>
      <Legend>{labels.testTrend}</Legend>
      <div className="self-report-lanes">
        {lines.map((line) => (
          <div key={line.scale} className="self-report-lane">
            <div className="self-report-lane-name">
              {line.scale in labels.domainMeaning ? (
                <strong>{labels.scales[line.scale]}</strong>
              ) : (
                <span>{labels.scales[line.scale]}</span>
              )}
            </div>
            <LaneDrawing line={line} steps={TEST_STEPS} />
            <DotMatrix text={labels.mean(line.means.at(-1)?.mean)} columns={15} rows={9} align="end" />
            <span className="ui-visually-hidden">
              {line.means.map(({ date, mean }) => `${labels.longDate(date)} ${labels.mean(mean)}`).join(', ')}
            </span>
          </div>
        ))}
        <TimeMarks axis={axis} />
      </div>
    </section>
  )
}

function Scores() {
  const { state, labels } = useLater()
  const tests = useAtomValue(state.tests)
  const { from, to } = useAtomValue(state.testSides)
  const unfolded = useAtomValue(state.unfolded)
  const compareTests = useSetAtom(state.compareTests)
  const unfold = useSetAtom(state.unfold)
  const before = useMemo(() => from && scoreTest(from.answers), [from])
  const now = useMemo(() => to && scoreTest(to.answers), [to])
  const options = tests.toReversed().map(({ id, date }) => (
    <option key={id} value={id}>
      {labels.longDate(date)}
    </option>
  ))
  const rows = (domain: Domain) =>
    compareScores(facetsOf(domain), (scale) => labels.scales[scale], before, now)
  return (
    <>
      <div className="self-report-sides">
        <Legend>{labels.testName}</Legend>
        {tests.length > 1 && from && (
          <Side rating={from} mark="was" label={labels.from} onChange={(id) => compareTests({ from: id })}>
            {options}
          </Side>
        )}
        {tests.length > 1 && to ? (
          <Side rating={to} mark="is" label={labels.to} onChange={(id) => compareTests({ to: id })}>
            {options}
          </Side>
        ) : (
          to && <span className="self-report-mono">{labels.longDate(to.date)}</span>
        )}
      </div>
      <ul className="self-report-rows">
        {compareScores(domains, (scale) => labels.scales[scale], before, now).map((row, index) => {
          const domain = domains[index] ?? 'N'
          const isUnfolded = unfolded === domain
          const score = now?.get(domain)
          return (
            <li key={row.id}>
              <div className="self-report-row self-report-domain">
                <span className="self-report-domain-name">
                  <strong>{row.name}</strong>
                  <small>{labels.domainMeaning[domain]}</small>
                </span>
                <span className="self-report-track">
                  <DumbbellDrawing from={row.from} to={row.to} steps={5} />
                </span>
                <DotMatrix text={labels.mean(row.to)} columns={15} rows={9} align="end" />
                <IconButton
                  icon={<Icon name={isUnfolded ? 'up' : 'down'} />}
                  label={labels.facets(row.name, isUnfolded)}
                  aria-expanded={isUnfolded}
                  onClick={() => unfold(isUnfolded ? undefined : domain)}
                />
              </div>
              {score && score.count < score.of && (
                <p className="self-report-note">
                  {labels.answeredOf(score.count, score.of)}
                  {score.mean === undefined && `. ${labels.testMissing}`}
                </p>
              )}
              {isUnfolded && (
                <ul className="self-report-facets">
                  {rows(domain).map((facet) => (
                    <li key={facet.id}>
                      <div className="self-report-row">
                        <DumbbellRow row={facet} steps={5} text={labels.mean} />
                      </div>
                      <FacetWords facet={facet.id} />
                    </li>
                  ))}
                  <li className="self-report-note">{labels.facetReading}</li>
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      <p className="self-report-note">{labels.testLimits}</p>
      {tests.length > 1 && <TestTrend />}
    </>
  )
}
