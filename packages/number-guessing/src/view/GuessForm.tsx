import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type RefObject } from 'react'
import type { NumberProblem } from '../state/createNumberGuessingState.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

/** The field for a guess. A refused one costs nothing, keeps its text, and the reason stands below it. */
export function GuessForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const guess = useSetAtom(state.guess)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<NumberProblem>()
  return (
    <form
      className="number-guessing-form"
      onSubmit={(event) => {
        event.preventDefault()
        const refused = guess(text)
        setProblem(refused)
        field.current?.focus()
        if (!refused) setText('')
      }}
    >
      <TextField
        ref={field}
        label={labels.guessField(game)}
        value={text}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        error={problem && labels.numberProblem(problem, game)}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="primary">
        {labels.guess}
      </Button>
    </form>
  )
}
