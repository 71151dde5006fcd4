import { otherValues } from '@kleinzeug/apix/contract'
import { Button, Notice } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { momentOf } from '../parts/amount.ts'
import { germanDate } from '../../content/germanDate.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { fetchVisits, type DayCount, type Visit } from './fetchVisits.ts'
import { visitLabels as labels } from './labels.ts'
import './visits.css'

const days = 30

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded'
      readonly counts: readonly DayCount[]
      readonly visits: readonly Visit[]
      readonly next: number | null
    }

/** The visits, for admins: counts by day and page, and the newest ones. */
export function Visits() {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [moreFailed, setMoreFailed] = useState(false)

  useEffect(() => {
    let current = true
    fetchVisits(days).then(
      (answer) => current && setState({ kind: 'loaded', ...answer }),
      () => current && setState({ kind: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [])

  async function more() {
    if (state.kind !== 'loaded' || state.next === null) return
    const answer = await fetchVisits(days, state.next).catch(() => undefined)
    setMoreFailed(!answer)
    if (answer) setState({ ...state, visits: [...state.visits, ...answer.visits], next: answer.next })
  }

  if (state.kind === 'loading') return <p>{labels.loading}</p>
  if (state.kind === 'failed') return <Notice tone="bad" title={labels.failed} />

  return (
    <div className="visits">
      <section aria-labelledby="besuche">
        <SectionHead id="besuche" title={labels.title} legend={labels.days(days)} />
        {state.counts.length === 0 ? <p>{labels.none}</p> : <DayTable counts={state.counts} />}
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
              {state.visits.map(({ id, at, route, language, screen, userAgent }) => (
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
        {state.next !== null && <Button onClick={() => void more()}>{labels.older}</Button>}
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
    <ul className="visits-days">
      {[...byDay].map(([day, list]) => (
        <li key={day}>
          <details>
            <summary>
              <span className="settings-number">{germanDate(day)}</span>
              <meter min={0} max={most} value={sum(list)} aria-hidden="true" />
              <span className="settings-number">{sum(list)}</span>
            </summary>
            <ul>
              {list.map(({ route, count }) => (
                <li key={route}>
                  {route === otherValues ? labels.others : route}{' '}
                  <span className="settings-number">{count}</span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
