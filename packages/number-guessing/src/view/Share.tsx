import { Button, copyText } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { enoughGuesses } from '../model/game.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

/** The turns of the day to show others, without the numbers. */
export function Share() {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const [status, setStatus] = useState<string>()
  const text = labels.shareText(
    game.day ?? '',
    game.turns.length,
    enoughGuesses(game),
    game.turns.map(({ answer }) => answer),
  )
  return (
    <div className="number-guessing-share">
      <pre>{text}</pre>
      <Button onClick={async () => setStatus((await copyText(text)) ? labels.shared : labels.shareFailed)}>
        {labels.share}
      </Button>
      <p role="status">{status}</p>
    </div>
  )
}
