import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { NumberProblem } from '../../model/typedNumber.ts'
import { useLater } from '../useLater.ts'
import { usePlayers } from '../usePlayers.ts'

/** One player sets the number for the other; what is typed cannot be read over the shoulder. */
export default function PairForm({ onSet }: { onSet: () => void }) {
  const { state, labels } = useLater()
  const game = useAtomValue(state.game)
  const { setter, guesser } = usePlayers()
  const setSecret = useSetAtom(state.setSecret)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<NumberProblem>()
  return (
    <form
      className="number-guessing-form"
      onSubmit={(event) => {
        event.preventDefault()
        const refused = setSecret(text)
        setProblem(refused)
        if (refused) return
        setText('')
        onSet()
      }}
    >
      <TextField
        label={labels.secretField(setter)}
        hint={labels.secretFor(setter, guesser)}
        type="password"
        value={text}
        inputMode="numeric"
        autoComplete="off"
        error={problem && labels.numberProblem(problem, game)}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="primary">
        {labels.setSecret}
      </Button>
    </form>
  )
}
