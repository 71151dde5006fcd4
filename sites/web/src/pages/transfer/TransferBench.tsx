import { Button, Legend } from '@kleinzeug/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { CodePlate } from './CodePlate.tsx'
import { FailureNotice, Outcome } from './Outcome.tsx'
import { Reader } from './Reader.tsx'
import { Step } from './Step.tsx'
import { transferLabels as labels } from './transferLabels.ts'
import { useTransfer, type Role, type Stage } from './useTransfer.ts'

interface TransferBenchProps {
  role: Role
  onRestart: () => void
}

/** Two steps, in the order that the role demands: the code of this device, and that of the other one. */
export function TransferBench({ role, onRestart }: TransferBenchProps) {
  const { stage, take, merge, undo } = useTransfer(role)
  const isFirst = role === 'show'
  const bench = useRef<HTMLDivElement>(null)
  // Where the key that was pressed is gone the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) bench.current?.focus({ preventScroll: true })
  })
  return (
    <div className="transfer-bench" ref={bench} tabIndex={-1}>
      {stage.kind === 'codes' && (
        <div className="plate transfer-steps" data-first={role}>
          <Step
            title={labels.show}
            legend={isFirst ? labels.first : labels.second}
            isDone={isFirst && stage.isRead}
          >
            <Shown stage={stage} isFirst={isFirst} />
          </Step>
          <Step title={labels.read} legend={isFirst ? labels.second : labels.first} isDone={stage.isRead}>
            {stage.isRead ? <p>{labels.accepted}</p> : <Reader onRead={take} />}
          </Step>
        </div>
      )}
      <div role="status" className="transfer-status">
        <Telling stage={stage} isFirst={isFirst} />
      </div>
      {(stage.kind === 'changes' || stage.kind === 'merged' || stage.kind === 'undone') && (
        <Outcome stage={stage} onMerge={() => void merge()} onUndo={() => void undo()} />
      )}
      {stage.kind === 'failed' && <FailureNotice reason={stage.reason} />}
      <div>
        <Button onClick={onRestart}>{labels.restart}</Button>
      </div>
    </div>
  )
}

function Shown({
  stage,
  isFirst,
}: {
  stage: Extract<Stage, { kind: 'codes' }>
  isFirst: boolean
}): ReactNode {
  if (stage.code === undefined)
    return (
      <>
        <p>{isFirst ? labels.preparing : labels.awaitsCode}</p>
        <div className="transfer-window" />
      </>
    )
  return (
    <>
      <p>{isFirst ? labels.offerShown : labels.answerShown}</p>
      <CodePlate code={stage.code} />
    </>
  )
}

/** What happens without a key being pressed. */
function Telling({ stage, isFirst }: { stage: Stage; isFirst: boolean }): ReactNode {
  if (stage.kind === 'codes' && stage.isRead)
    return <Legend>{isFirst ? labels.connecting : labels.waiting}</Legend>
  if (stage.kind !== 'exchanging') return null
  const { received, expected } = stage
  return (
    <>
      <p>{labels.exchanging(expected === 0 ? 100 : Math.floor((received / expected) * 100))}</p>
      <progress aria-label={labels.progress} max={expected || 1} value={expected === 0 ? 1 : received} />
    </>
  )
}
