import { Button, copyText } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { barsOf } from '../../model/coach.ts'
import { enoughGuesses } from '../../model/game.ts'
import { useLater } from '../useLater.ts'
import { useSeries } from './useSeries.ts'

/** The result to show others, without the numbers. */
export default function Share() {
  const { state, labels, props } = useLater()
  const game = useAtomValue(state.game)
  const isPast = useAtomValue(state.isPast)
  const series = useSeries()
  const [status, setStatus] = useState<string>()
  const text = labels.shareText({
    title: game.day === undefined ? labels.rangeOf(game) : labels.shareDay(game.day),
    count: game.turns.length,
    enough: enoughGuesses(game),
    gaveUp: game.gaveUp === true,
    bars: barsOf(game, game.turns),
    series: game.mode === 'daily' ? series : 0,
  })
  const link = game.challenge === undefined ? undefined : props.linkTo?.(game.challenge)
  const shared = link === undefined ? text : `${text}\n${link}`
  return (
    <>
      <div className="number-guessing-share">
        <pre>{shared}</pre>
        <p className="number-guessing-hint">{labels.shareBars}</p>
        <Button onClick={async () => setStatus((await copyText(shared)) ? labels.shared : labels.copyFailed)}>
          {labels.share}
        </Button>
        <p role="status">{status}</p>
      </div>
      {game.mode === 'daily' && !isPast && <p className="number-guessing-hint">{labels.tomorrow}</p>}
    </>
  )
}
