import { Button, Legend, RangeField } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { writePly } from '../model/notation.ts'
import type { Square } from '../model/ply.ts'
import { isPromotion, targetsFrom } from '../model/rules.ts'
import { Board, type MoveAnswer } from './board/Board.tsx'
import { PromotionChoice } from './board/PromotionChoice.tsx'
import { useTrainer } from './trainerContext.ts'

/** The device's window: the board with a strip below it, or the replay of a finished game. */
export function BoardWindow() {
  const { state, labels, report } = useTrainer()
  const fen = useAtomValue(state.fen)
  const placement = useAtomValue(state.placement)
  const flipped = useAtomValue(state.flipped)
  const run = useAtomValue(state.run)
  const { plies } = useAtomValue(state.line)
  const { textMode } = useAtomValue(state.settings)
  const lastMove = useAtomValue(state.lastMove)
  const hint = useAtomValue(state.hint)
  const tryMove = useSetAtom(state.tryMove)
  const [promoting, setPromoting] = useState<{ from: Square; to: Square; fen: string }>()

  const done = run.at === plies.length
  const open = promoting?.fen === fen && !done ? promoting : undefined

  const onMove = (from: Square, to: Square): MoveAnswer => {
    if (isPromotion(fen, from, to)) {
      setPromoting({ from, to, fen })
      return 'open'
    }
    const verdict = tryMove({ from, to })
    report(verdict)
    return verdict === 'right' || verdict === 'finished' ? 'taken' : 'refused'
  }

  return (
    <div className="notation-trainer-window">
      <Board
        placement={placement}
        flipped={flipped}
        active={!textMode && !done && !open}
        lastMove={lastMove}
        hint={hint}
        targetsFrom={(square) => targetsFrom(fen, square)}
        onMove={onMove}
        labels={labels}
      >
        {open && (
          <PromotionChoice
            color={plies[run.at]?.color ?? 'w'}
            label={labels.promote}
            pieceName={labels.pieceName}
            onChoose={(promotion) => {
              setPromoting(undefined)
              if (promotion) report(tryMove({ from: open.from, to: open.to, promotion }))
            }}
          />
        )}
      </Board>
      {done ? <Replay /> : <Strip />}
    </div>
  )
}

/** The side to move, the expected move when the script is shown, and the hint button. */
function Strip() {
  const { state, labels, announce } = useTrainer()
  const { plies } = useAtomValue(state.line)
  const run = useAtomValue(state.run)
  const { showMoves, notation } = useAtomValue(state.settings)
  const showHint = useSetAtom(state.showHint)
  const next = plies[run.at]
  if (!next) return null

  const hint = () => {
    const stage = showHint()
    announce(
      stage === 'arrow' ? labels.hintArrow(next.from, next.to) : labels.hintPiece(next.from, next.piece),
    )
  }

  return (
    <div className="notation-trainer-strip">
      <Legend>{labels.toMove(next.color)}</Legend>
      {showMoves && (
        <span className="notation-trainer-wanted-move" aria-hidden="true">
          {writePly(next, notation)}
        </span>
      )}
      <Button disabled={run.hint === 'arrow'} onClick={hint}>
        {labels.hint}
      </Button>
    </div>
  )
}

/** The replay of a finished game, a native slider. */
function Replay() {
  const { state, labels } = useTrainer()
  const { plies } = useAtomValue(state.line)
  const [at, setAt] = useAtom(state.replayAt)
  if (plies.length === 0) return null
  const shown = at ?? plies.length
  return (
    <RangeField
      className="notation-trainer-replay"
      label={labels.replay}
      min={0}
      max={plies.length}
      value={shown}
      valueText={shown === 0 ? labels.replayStart : labels.replayAt(shown, plies.length)}
      onChange={(value) => setAt(value === plies.length ? undefined : value)}
    />
  )
}
