import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, type RefObject } from 'react'
import { isOver, numbersLeft } from '../../model/game.ts'
import { loadLies } from '../../model/loadLies.ts'
import { GuessForm } from './GuessForm.tsx'
import type { KeyAction } from '../keyTable.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'
import { usePlayers } from '../usePlayers.ts'

const loadAnswerKeys = () => import('./AnswerKeys.tsx')
const AnswerKeys = lazy(loadAnswerKeys)
const Contradiction = lazy(() => import('./Contradiction.tsx'))
const PairForm = lazy(() => import('./PairForm.tsx'))
const Share = lazy(() => import('../result/Share.tsx'))
const UndoRow = lazy(() => import('./UndoRow.tsx'))

export interface GameKeysProps {
  field: RefObject<HTMLInputElement | null>
  onKey: (action: Exclude<KeyAction, 'showKeys' | 'redo' | 'trySample'>) => void
}

/** What can be done now: guess, answer or set a number; give up, or begin anew. */
export function GameKeys({ field, onKey }: GameKeysProps) {
  const { state, labels, announce, showKeys } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const undoable = useAtomValue(state.undoable)
  const giveUp = useSetAtom(state.giveUp)
  const { guesser } = usePlayers()
  const over = isOver(game)
  const begun = game.turns.length > 0
  const isPast = useAtomValue(state.isPast)
  const daily = game.mode === 'daily'
  // Loaded ahead of the choice that needs them.
  useEffect(() => void Promise.all([loadAnswerKeys(), loadLies()]).catch(() => {}), [])
  const waiting = game.mode === 'pair' && game.secret === undefined
  return (
    <div className="number-guessing-keys">
      {game.mode === 'think' && !over && (
        <Suspense fallback={null}>
          <AnswerKeys onKey={onKey} />
          {numbersLeft(game) === 0 && <Contradiction />}
        </Suspense>
      )}
      {waiting && (
        <Suspense fallback={null}>
          <PairForm onSet={() => announce(labels.guesserTurn(guesser))} />
        </Suspense>
      )}
      {game.mode !== 'think' && !waiting && !over && (
        <>
          {game.mode === 'pair' && <p className="number-guessing-hint">{labels.guesserTurn(guesser)}</p>}
          <GuessForm field={field} />
        </>
      )}
      {over && (daily || game.challenge !== undefined) && (
        <Suspense fallback={null}>
          <Share />
        </Suspense>
      )}
      <div className="number-guessing-row">
        {(daily ? isPast && over : begun || over) && (
          <Button variant={over ? 'primary' : 'key'} aria-keyshortcuts="n" onClick={() => onKey('newGame')}>
            {daily ? labels.newDay : labels.newGame}
          </Button>
        )}
        {begun && !over && game.mode !== 'think' && (
          <Button variant="quiet" onClick={giveUp}>
            {labels.giveUp}
          </Button>
        )}
        <Button variant="quiet" className="number-guessing-help" aria-keyshortcuts="?" onClick={showKeys}>
          {labels.showKeys}
        </Button>
      </div>
      {(undoable?.kind === 'game' || undoable?.kind === 'results' || undoable?.kind === 'rounds') && (
        <Suspense fallback={null}>
          <UndoRow step={undoable} onUndo={() => onKey('undo')} />
        </Suspense>
      )}
    </div>
  )
}
