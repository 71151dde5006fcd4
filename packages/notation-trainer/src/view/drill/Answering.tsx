import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { writeMove } from '../../model/drill/writeMove.ts'
import { useDrill } from './DrillContext.ts'
import { ScoreSheet } from './ScoreSheet.tsx'
import { WriteField } from './WriteField.tsx'

/** Where a question is answered: the field for written moves, the remark on the last answer, further keys. */
export function Answering() {
  const { drill, labels, remark, say } = useDrill()
  const session = useAtomValue(drill.session)
  const question = useAtomValue(drill.question)
  const { mode, notation, form } = useAtomValue(drill.choice)
  const reveal = useSetAtom(drill.reveal)
  const leave = useSetAtom(drill.leave)
  if (!session || !question) return null
  const isRevealed = session.run.hint === 'arrow'
  const isWritten = mode === 'write' || mode === 'dictation'
  const solution = `${labels.drillAnswer}: ${writeMove(question.ply, notation, form)}`

  return (
    <>
      {isWritten ? (
        <WriteField remark={isRevealed ? solution : remark} />
      ) : (
        <p className="notation-trainer-drill-remark">{remark}</p>
      )}
      <div className="notation-trainer-keys">
        {mode !== 'find' && (
          <Button
            aria-keyshortcuts="t"
            disabled={isRevealed}
            onClick={() => {
              reveal()
              const { from, to } = question.ply
              say(isWritten ? solution : labels.hintArrow(from, to))
            }}
          >
            {labels.drillReveal}
          </Button>
        )}
        <Button onClick={() => leave()}>{labels.drillLeave}</Button>
      </div>
      {mode === 'dictation' && <ScoreSheet />}
    </>
  )
}
