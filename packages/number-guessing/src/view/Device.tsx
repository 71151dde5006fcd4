import { useToolKeys } from '@kleinzeug/shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useRef } from 'react'
import { isOver, numbersLeft } from '../model/game.ts'
import type { Answer } from '../model/turns.ts'
import { keyTable, type KeyAction } from './keyTable.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'
import { Play } from './play/Play.tsx'
import { Plate } from './plate/Plate.tsx'
import { Statistics } from './result/Statistics.tsx'
import { useSolved } from './useSolved.ts'

const AcceptChallenge = lazy(() => import('./plate/AcceptChallenge.tsx'))
const Coach = lazy(() => import('./result/Coach.tsx'))
const Score = lazy(() => import('./result/Score.tsx'))

/** Window, keys and plate of the game, and below them what has become of it. */
export function Device() {
  const { state, hydrated, props, undo } = useNumberGuessing()
  const field = useRef<HTMLInputElement>(null)
  const game = useAtomValue(state.game)
  const answer = useSetAtom(state.answer)
  const takeBack = useSetAtom(state.takeBack)
  const undoable = useAtomValue(state.undoable)
  const newGame = useSetAtom(state.newGame)
  const tellSolved = useSolved()

  const tell = (reply: Answer) => {
    if (game.mode !== 'think' || isOver(game) || numbersLeft(game) === 0) return
    answer(reply)
    tellSolved()
  }
  const actions: Readonly<Record<Exclude<KeyAction, 'showKeys' | 'redo' | 'trySample'>, () => void>> = {
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
        <Suspense fallback={<div className="ui-window number-guessing-window" aria-busy="true" />}>
          <Play field={field} onKey={(action) => actions[action]()} />
        </Suspense>
        <Plate />
      </div>
      <Suspense fallback={null}>
        {hydrated && props.challenge && <AcceptChallenge code={props.challenge} />}
        {isOver(game) && <Coach />}
        {game.mode === 'pair' && <Score />}
      </Suspense>
      <Statistics />
    </>
  )
}
