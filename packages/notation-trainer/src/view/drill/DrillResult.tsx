import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { DrillHistory, useWriteValue } from './DrillHistory.tsx'
import { useDrill } from './DrillContext.ts'
import { ScoreSheet } from './ScoreSheet.tsx'

/** The result of a run, with one key to start again. */
export function DrillResult() {
  const { drill, labels, start, announce } = useDrill()
  const session = useAtomValue(drill.session)
  const { mode } = useAtomValue(drill.choice)
  const leave = useSetAtom(drill.leave)
  const write = useWriteValue()
  const again = useRef<HTMLButtonElement>(null)
  const result = session?.result
  const value = result && write(result.value)
  const isBest = session?.isBest === true
  const verdict = result?.hinted ? labels.drillHinted : isBest ? labels.drillNewBest : undefined

  useEffect(() => {
    if (!value) return
    again.current?.focus()
    announce([`${labels.finished}: ${value}.`, verdict].filter(Boolean).join(' '))
  }, [value, verdict, announce, labels])

  if (!result) return null
  return (
    <>
      <div className="notation-trainer-result" data-best={isBest || undefined}>
        <strong data-drill="result">{mode === 'find' ? value : labels.finishedIn(value ?? '')}</strong>
        {verdict && <span className="notation-trainer-verdict">{verdict}</span>}
        <span className="notation-trainer-note">
          {labels.errors}: {result.errors}
        </span>
        <div className="notation-trainer-keys">
          <Button
            ref={again}
            variant="primary"
            aria-keyshortcuts="v"
            icon={<Icon name="restart" />}
            onClick={() => void start()}
          >
            {labels.again}
          </Button>
          <Button onClick={() => leave()}>{labels.drillOther}</Button>
        </div>
      </div>
      <DrillHistory />
      {mode === 'dictation' && <ScoreSheet />}
    </>
  )
}
