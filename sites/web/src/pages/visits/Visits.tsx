import { otherValues } from '@kleinzeug/apix/contract'
import { Button, Notice } from '@kleinzeug/ui'
import { useState } from 'react'
import { momentOf } from '../parts/amount.ts'
import { germanDate } from '../../content/germanDate.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useAnswer } from '../../session/useAnswer.ts'
import { fetchVisits, type DayCount } from './fetchVisits.ts'
import { visitLabels as labels } from './labels.ts'
import './visits.css'

const days = 30

const fetchNewest = () => fetchVisits(days)

/** The visits, for admins: counts by day and page, and the newest ones. */
export default function Visits() {
  const [answer, setAnswer] = useAnswer(fetchNewest)
  const [moreFailed, setMoreFailed] = useState(false)

  if (answer === 'loading') return <p>{labels.loading}</p>
  if (answer === 'failed') return <Notice tone="bad" title={labels.failed} />
  const { counts, visits, next } = answer

  async function more(before: number) {
    const older = await fetchVisits(days, before).catch(() => undefined)
    setMoreFailed(!older)
    if (older) setAnswer({ counts, visits: [...visits, ...older.visits], next: older.next })
  }

  return (
    <div className="visits">
      <section aria-labelledby="besuche">
        <SectionHead id="besuche" title={labels.title} legend={labels.days(days)} />
        {counts.length === 0 ? <p>{labels.none}</p> : <DayTable counts={counts} />}
      </section>
      <section aria-labelledby="neueste">
        <SectionHead id="neueste" title={labels.newest} legend={labels.single} />
        <div className="visits-scroll" role="region" aria-labelledby="neueste" tabIndex={-1}>
          <table>
            <thead>
              <tr>
                {labels.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visits.map(({ id, at, route, language, screen, userAgent }) => (
                <tr key={id}>
                  <td>{momentOf(Date.parse(at))}</td>
                  <td className="visits-route">{route}</td>
                  <td className="visits-language">{language}</td>
                  <td className="visits-screen">{screen}</td>
                  <td className="visits-agent">{userAgent}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {next !== null && <Button onClick={() => void more(next)}>{labels.older}</Button>}
        {moreFailed && <Notice tone="bad" title={labels.olderFailed} />}
      </section>
    </div>
  )
}

function DayTable({ counts }: { counts: readonly DayCount[] }) {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const sum = (list: readonly DayCount[]) => list.reduce((total, { count }) => total + count, 0)
  const most = Math.max(...[...byDay.values()].map(sum))
  return (
    <ul className="plain visits-days">
      {[...byDay].map(([day, list]) => (
        <li key={day}>
          <details>
            <summary>
              <span className="reading">{germanDate(day)}</span>
              <meter min={0} max={most} value={sum(list)} aria-hidden="true" />
              <span className="reading">{sum(list)}</span>
            </summary>
            <ul>
              {list.map(({ route, count }) => (
                <li key={route}>
                  {route === otherValues ? labels.others : route} <span className="reading">{count}</span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
