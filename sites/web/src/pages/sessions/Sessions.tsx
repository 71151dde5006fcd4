import { Button, Notice } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { momentOf } from '../parts/amount.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { endOtherSessions, fetchSessions, type SessionEntry } from './fetchSessions.ts'
import { sessionListLabels as labels } from './labels.ts'
import './sessions.css'

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The backend has no such list. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'loaded'; readonly sessions: readonly SessionEntry[] }

type Outcome = { readonly ended: number } | 'failed'

/** The browsers in which the user is signed in; the others can be signed out. */
export function Sessions() {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let current = true
    fetchSessions().then(
      (sessions) => current && setState(sessions ? { kind: 'loaded', sessions } : { kind: 'absent' }),
      () => current && setState({ kind: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [])

  async function endOthers() {
    setBusy(true)
    try {
      setOutcome({ ended: await endOtherSessions() })
      setState((before) =>
        before.kind === 'loaded'
          ? { kind: 'loaded', sessions: before.sessions.filter(({ current }) => current) }
          : before,
      )
    } catch {
      setOutcome('failed')
    }
    setBusy(false)
  }

  if (state.kind === 'absent') return null
  if (state.kind === 'loading') return <p className="sessions">{labels.loading}</p>
  if (state.kind === 'failed') return <Notice className="sessions" tone="bad" title={labels.failed} />

  return (
    <section className="sessions" aria-labelledby="anmeldungen">
      <SectionHead id="anmeldungen" title={labels.title} legend={labels.legend(state.sessions.length)} />
      <ul className="sessions-list">
        {state.sessions.map(({ agent, createdAt, expiresAt, current }) => (
          <li key={`${createdAt} ${expiresAt} ${agent}`} aria-current={current || undefined}>
            <strong>{agent || labels.unknown}</strong>
            {current && <span className="sessions-current">{labels.current}</span>}
            <span className="sessions-time">{labels.since(momentOf(Date.parse(createdAt)))}</span>
            <span className="sessions-time">{labels.until(momentOf(Date.parse(expiresAt)))}</span>
          </li>
        ))}
      </ul>
      {state.sessions.length > 1 && (
        <Button disabled={busy} aria-busy={busy} onClick={() => void endOthers()}>
          {labels.endOthers}
        </Button>
      )}
      {outcome === 'failed' && <Notice tone="bad" title={labels.endFailed} />}
      {outcome && outcome !== 'failed' && <Notice tone="good" title={labels.ended(outcome.ended)} />}
    </section>
  )
}
