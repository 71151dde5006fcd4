import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { useNumberGuessing } from '../NumberGuessingContext.ts'
import { useSolved } from '../useSolved.ts'

/** The field for a guess. A refused one costs nothing, keeps its text, and the reason stands below it. */
export function GuessForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const guess = useSetAtom(state.guess)
  const draft = useDraft('guess')
  const tellSolved = useSolved()
  return (
    <form
      className="number-guessing-form"
      onSubmit={(event) => {
        event.preventDefault()
        const problem = guess(draft.text)
        field.current?.focus()
        if (problem) return draft.refuse(labels.numberProblem(problem, game))
        draft.clear()
        tellSolved()
      }}
    >
      <TextField
        ref={field}
        label={labels.guessField(game)}
        {...draft.field}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
      />
      <Button type="submit" variant="primary">
        {labels.guess}
      </Button>
    </form>
  )
}
