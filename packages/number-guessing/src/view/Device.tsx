import { useToolKeys } from '@kleinzeug/shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { isOver, numbersLeft } from '../model/game.ts'
import type { Answer } from '../model/turns.ts'
import { GameDisplay } from './GameDisplay.tsx'
import { GameKeys } from './GameKeys.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'
import { Plate } from './Plate.tsx'
import { Statistics } from './Statistics.tsx'
import { useMessage } from './useMessage.ts'

const Coach = lazy(() => import('./Coach.tsx'))
const Score = lazy(() => import('./Score.tsx'))

/** Window, keys and plate of the game, and below them what has become of it. */
export function Device() {
  const { state, announce, hydrated, props, undo } = useNumberGuessing()
  const field = useRef<HTMLInputElement>(null)
  const game = useAtomValue(state.game)
  const answer = useSetAtom(state.answer)
  const takeBack = useSetAtom(state.takeBack)
  const undoable = useAtomValue(state.undoable)
  const newGame = useSetAtom(state.newGame)
  const acceptChallenge = useSetAtom(state.acceptChallenge)

  const { challenge = '' } = props
  const acceptNew = useEffectEvent((code: string) => {
    acceptChallenge(code)
    props.onChallenge?.()
  })
  useEffect(() => {
    if (hydrated && challenge !== '') acceptNew(challenge)
  }, [hydrated, challenge])

  // What changes in the window is spoken; not what stood there when the page opened.
  const message = useMessage()
  const spoken = useRef(message)
  useEffect(() => {
    if (message === '' || spoken.current === message) return
    spoken.current = message
    announce(message)
  }, [message, announce])

  const tell = (told: Answer) => {
    if (game.mode === 'think' && !isOver(game) && numbersLeft(game) > 0) answer(told)
  }
  const actions: Readonly<Record<Exclude<KeyAction, 'showKeys' | 'redo'>, () => void>> = {
    field: () => field.current?.focus(),
    higher: () => tell('higher'),
    lower: () => tell('lower'),
    equal: () => tell('equal'),
    undo: () => {
      // Answers that were given before a reload are in no history.
      const isAnswered = game.mode === 'think' && !isOver(game) && game.turns.length > 0
      if (isAnswered && !undoable) takeBack(game.turns.length - 1)
      else void undo()
    },
    newGame,
  }
  useToolKeys<KeyAction>(keyTable, actions)
  return (
    <>
      <div className="ui-device number-guessing-device">
        <GameDisplay message={message} />
        <GameKeys field={field} onKey={(action) => actions[action]()} />
        <Plate />
      </div>
      <Suspense fallback={null}>
        {isOver(game) && <Coach />}
        {game.mode === 'pair' && <Score />}
      </Suspense>
      <Statistics />
    </>
  )
}
