import { Button, DotMatrix, Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Session } from '../../state/createSession.ts'
import { useLater } from '../useLater.ts'
import { useInventory } from '../useInventory.ts'

/** The window while one answers: one question, and nothing of earlier answers. */
export function SessionWindow({ session }: { session: Session }) {
  const { labels } = useLater()
  const { kind, about, position, answers } = session
  const [attempt, setAttempt] = useState(0)
  const isLast = position >= answers.length
  const answered = answers.filter((answer) => answer !== undefined && answer > 0).length
  const name =
    kind === 'tests' ? labels.testName : kind === 'sheets' ? labels.sessionSheet(about) : labels.sessionTraits
  return (
    <div className="self-report-window self-report-session">
      <div className="self-report-head">
        <Legend>{name}</Legend>
        <Legend>{labels.hidden}</Legend>
      </div>
      <div className="self-report-question" role="status">
        {session.isBriefing ? (
          <Instruction key={attempt} onRetry={() => setAttempt(attempt + 1)} />
        ) : isLast ? (
          <>
            <p className="self-report-asked">{labels.lastTitle(answered, answers.length)}</p>
            <p>{kind === 'sheets' ? labels.sheetText(about) : labels.lastText}</p>
          </>
        ) : (
          <>
            <span className="ui-visually-hidden">{labels.questionOf(position + 1, answers.length)}: </span>
            <Question key={attempt} session={session} onRetry={() => setAttempt(attempt + 1)} />
          </>
        )}
      </div>
      <div className="self-report-progress">
        <Progress session={session} />
        <span aria-hidden="true">
          <DotMatrix
            text={`${Math.min(position + 1, answers.length)}/${answers.length}`}
            columns={answers.length > 99 ? 41 : 29}
            rows={9}
            align="end"
          />
        </span>
      </div>
    </div>
  )
}

interface QuestionProps {
  session: Session
  /** Renders the question anew, and loads its statement again. */
  onRetry: () => void
}

function Question({ session: { kind, id, position }, onRetry }: QuestionProps) {
  const { state, labels } = useLater()
  const traits = useAtomValue(state.traits)
  const { sheets } = useAtomValue(state.data)
  const inventory = useInventory(kind === 'tests')
  if (kind === 'tests') {
    if (inventory === 'failed') return <Failed onRetry={onRetry} />
    const note = inventory?.notes[position]
    return (
      <>
        <p className="self-report-asked">{inventory?.items[position] ?? labels.itemsLoading}</p>
        {note && <p className="self-report-note">{note}</p>}
      </>
    )
  }
  const asked = kind === 'sheets' ? sheets.find((sheet) => sheet.id === id)?.traits : traits
  return <p className="self-report-asked">{asked?.[position]?.name}</p>
}

interface InstructionProps {
  onRetry: () => void
}

/** What the inventory asks of those who answer, and its scale in words. */
function Instruction({ onRetry }: InstructionProps) {
  const { labels } = useLater()
  const inventory = useInventory(true)
  if (inventory === 'failed') return <Failed onRetry={onRetry} />
  return (
    <>
      <h2>{labels.instruction}</h2>
      {inventory ? (
        inventory.instruction.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p>{labels.itemsLoading}</p>
      )}
      <ol className="self-report-scale-words">
        {labels.agreement.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

function Failed({ onRetry }: InstructionProps) {
  const { labels } = useLater()
  return (
    <>
      <p>{labels.itemsFailed}</p>
      <Button onClick={onRetry}>{labels.tryAgain}</Button>
    </>
  )
}

/** A dot for each question: unlit, answered, or the one that is asked. */
function Progress({ session: { answers, position } }: { session: Session }) {
  return (
    <span className="self-report-progress-dots" aria-hidden="true">
      {answers.map((answer, index) => (
        <span
          key={index}
          data-state={
            index === position ? 'asked' : answer === undefined ? 'open' : answer > 0 ? 'answered' : 'skipped'
          }
        />
      ))}
    </span>
  )
}
