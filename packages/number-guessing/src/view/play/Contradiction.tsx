import { useDraft } from '@kleinzeug/shell'
import { Button, Notice, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { liesAllowed } from '../../model/game.ts'
import { contradiction, wrongFor } from '../../model/turns.ts'
import { readNumber } from '../../model/typedNumber.ts'
import { useLater } from '../useLater.ts'

/** Answers that cannot all hold, with those named that contradict each other. */
export default function Contradiction() {
  const { state, labels } = useLater()
  const game = useAtomValue(state.game)
  const takeBack = useSetAtom(state.takeBack)
  const draft = useDraft('number')
  const [report, setReport] = useState<string>()
  const lies = liesAllowed(game)
  const core = contradiction(game, game.turns, lies)
  if (core.length === 0) return null
  const named = core.flatMap((place) => {
    const turn = game.turns[place]
    return turn ? [{ ...turn, place: place + 1 }] : []
  })
  const check = () => {
    const number = readNumber(draft.text)
    if (number === undefined || number < game.low || number > game.high)
      return draft.refuse(labels.numberProblem('out-of-range', game))
    const wrong = wrongFor(number, game.turns).map((place) => place + 1)
    setReport(wrong.length === 0 ? labels.allRight(number) : labels.wrong(number, wrong))
  }
  return (
    <Notice
      tone="bad"
      title={labels.contradictionTitle}
      actions={named.map(({ place }) => (
        <Button key={place} onClick={() => takeBack(place - 1)}>
          {labels.changeFrom(place)}
        </Button>
      ))}
    >
      <p>{labels.contradiction(named, lies)}</p>
      <form
        className="number-guessing-form"
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <TextField
          label={labels.yourNumber}
          {...draft.field}
          inputMode="numeric"
          autoComplete="off"
          onChange={(text) => {
            draft.set(text)
            setReport(undefined)
          }}
        />
        <Button type="submit">{labels.check}</Button>
      </form>
      {report !== undefined && <p role="status">{report}</p>}
    </Notice>
  )
}
