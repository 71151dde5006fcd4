import { Button, Notice } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { momentOf } from '../../content/amount.ts'
import { germanDate } from '../../content/germanDate.ts'
import { SectionHead } from '../SectionHead.tsx'
import { fetchVisits, type DayCount, type Visit } from './fetchVisits.ts'
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

/** What the site knows of its visitors, for admins: counts by day and page, and the newest visits. */
export function Visits() {
  const [state, setState] = useState<State>({ kind: 'loading' })

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
    if (answer) setState({ ...state, visits: [...state.visits, ...answer.visits], next: answer.next })
  }

  if (state.kind === 'loading') return <p>Die Besuche werden geholt …</p>
  if (state.kind === 'failed')
    return (
      <Notice tone="bad" title="Die Besuche ließen sich nicht holen. Lade die Seite später noch einmal." />
    )

  return (
    <div className="visits">
      <section aria-labelledby="besuche">
        <SectionHead id="besuche" title="Besuche" legend={`${days} Tage`} />
        {state.counts.length === 0 ? (
          <p>In dieser Zeit war niemand da, oder niemand wollte gezählt werden.</p>
        ) : (
          <DayTable counts={state.counts} />
        )}
      </section>
      <section aria-labelledby="neueste">
        <SectionHead id="neueste" title="Die neuesten" legend="einzeln" />
        <div className="visits-scroll" role="region" aria-labelledby="neueste" tabIndex={-1}>
          <table>
            <thead>
              <tr>
                <th scope="col">Zeit</th>
                <th scope="col">Seite</th>
                <th scope="col">Sprache</th>
                <th scope="col">Bildschirm</th>
                <th scope="col">Browser</th>
              </tr>
            </thead>
            <tbody>
              {state.visits.map(({ id, at, route, language, screen, userAgent }) => (
                <tr key={id}>
                  <td>{momentOf(Date.parse(at))}</td>
                  <td>{route}</td>
                  <td>{language}</td>
                  <td>{screen}</td>
                  <td className="visits-agent">{userAgent}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {state.next !== null && <Button onClick={() => void more()}>Ältere zeigen</Button>}
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
                  {route} <span className="settings-number">{count}</span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
