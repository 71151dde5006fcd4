import { Button, Notice } from '@kleinzeug/ui'
import { useState } from 'react'
import { momentOf } from '../parts/amount.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useAnswer } from '../../session/useAnswer.ts'
import { endOtherSessions, fetchSessions } from './fetchSessions.ts'
import { sessionListLabels as labels } from './labels.ts'
import './sessions.css'

type Outcome = { readonly ended: number } | 'failed'

/** The browsers in which the user is signed in; the others can be signed out. */
export default function Sessions() {
  const [sessions, setSessions] = useAnswer(fetchSessions)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function endOthers() {
    setBusy(true)
    try {
      setOutcome({ ended: await endOtherSessions() })
      setSessions((before) => (typeof before === 'object' ? before.filter(({ current }) => current) : before))
    } catch {
      setOutcome('failed')
    }
    setBusy(false)
  }

  // The backend has no such list.
  if (!sessions) return null
  if (sessions === 'loading') return <p className="sessions">{labels.loading}</p>
  if (sessions === 'failed') return <Notice className="sessions" tone="bad" title={labels.failed} />

  return (
    <section className="sessions" aria-labelledby="anmeldungen">
      <SectionHead id="anmeldungen" title={labels.title} legend={labels.legend(sessions.length)} />
      <ul className="plain sessions-list">
        {sessions.map(({ agent, createdAt, expiresAt, current }) => (
          <li key={`${createdAt} ${expiresAt} ${agent}`} aria-current={current || undefined}>
            <strong>{agent || labels.unknown}</strong>
            {current && <span className="sessions-current">{labels.current}</span>}
            <span className="reading">{labels.since(momentOf(Date.parse(createdAt)))}</span>
            <span className="reading">{labels.until(momentOf(Date.parse(expiresAt)))}</span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button disabled={busy} aria-busy={busy} onClick={() => void endOthers()}>
          {labels.endOthers}
        </Button>
      )}
      {outcome === 'failed' && <Notice tone="bad" title={labels.endFailed} />}
      {outcome && outcome !== 'failed' && <Notice tone="good" title={labels.ended(outcome.ended)} />}
    </section>
  )
}
