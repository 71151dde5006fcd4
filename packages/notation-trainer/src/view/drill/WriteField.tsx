import { useAtomValue } from 'jotai'
import { useId, useRef, useState } from 'react'
import { checkWritten } from '../../model/drill/checkWritten.ts'
import { pieceLetter } from '../../model/notation.ts'
import { complaint } from '../panel/complaint.ts'
import { MoveInput } from '../panel/MoveInput.tsx'
import { MoveKeys } from '../panel/MoveKeys.tsx'
import { useDrill } from './DrillContext.ts'

const isCoarse = () => matchMedia('(pointer: coarse)').matches

/**
 * The field in which the notation of a move is written.
 *
 * @param remark shown below it in place of what the notation looks like; empty before the first answer
 */
export function WriteField({ remark }: { remark: string }) {
  const { drill, labels, answer, say } = useDrill()
  const question = useAtomValue(drill.question)
  const { notation, form } = useAtomValue(drill.choice)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [hint, setHint] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  const take = (input: string, entered: boolean) => {
    if (!question) return
    const written = checkWritten(input, question, notation, form, entered)
    setHint(written.kind === 'empty' ? labels.emptySquare(written.square) : undefined)
    const isJudged = written.kind === 'right' || written.kind === 'wrong' || written.kind === 'otherForm'
    setError(isJudged ? undefined : complaint(written, input.trim(), notation, labels))
    setText(isJudged || written.kind === 'empty' ? '' : input)
    if (written.kind === 'right') answer(question.ply)
    else if (written.kind === 'wrong') answer('impossible')
    else if (written.kind === 'otherForm') say(labels.drillOtherForm(form))
  }

  return (
    <div className="notation-trainer-type notation-trainer-drill-type">
      <MoveInput
        id={formId}
        field={field}
        label={labels.move}
        text={text}
        hint={hint ?? (remark || labels.drillHint(form, pieceLetter('n', notation)))}
        error={error}
        // The keys below the field have every sign; the keyboard of the phone would cover the board.
        inputMode={isCoarse() ? 'none' : undefined}
        onInput={take}
      />
      <MoveKeys
        style={notation}
        field={field}
        text={text}
        form={formId}
        onInput={(input) => take(input, false)}
      />
    </div>
  )
}
