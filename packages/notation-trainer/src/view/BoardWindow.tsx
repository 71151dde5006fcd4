import { Button, Legend, RangeField } from '@kleinzeug/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { writePly } from '../model/notation.ts'
import { moveNumber, type Square } from '../model/ply.ts'
import { Board, type MoveAnswer } from './board/Board.tsx'
import { PromotionChoice } from './board/PromotionChoice.tsx'
import { Clock } from './panel/Clock.tsx'
import { MoveField } from './panel/MoveField.tsx'
import { useTrainer } from './NotationTrainerContext.ts'
import { useHint } from './useHint.ts'
import { useMove } from './useMove.ts'

/** The window: the board, below it the next move or the replay, and the move field. */
export function BoardWindow() {
  const { state, labels } = useTrainer()
  const fen = useAtomValue(state.fen)
  const rules = useAtomValue(state.rules)
  const placement = useAtomValue(state.placement)
  const flipped = useAtomValue(state.flipped)
  const run = useAtomValue(state.run)
  const { plies } = useAtomValue(state.line)
  const { textMode } = useAtomValue(state.settings)
  const session = useAtomValue(state.session)
  const lastMove = useAtomValue(state.lastMove)
  const hint = useAtomValue(state.hint)
  const checked = useAtomValue(state.checked)
  const opening = useAtomValue(state.opening)
  const makeMove = useMove()
  const [promoting, setPromoting] = useState<{ from: Square; to: Square; fen: string }>()

  const answer = useAtomValue(state.answer)
  const done = run.at === plies.length
  const open = promoting?.fen === fen && !done ? promoting : undefined

  const onMove = (from: Square, to: Square): MoveAnswer => {
    if (rules?.isPromotion(fen, from, to)) {
      setPromoting({ from, to, fen })
      return 'open'
    }
    const verdict = makeMove({ from, to })
    return verdict === 'right' || verdict === 'finished' ? 'taken' : 'refused'
  }

  return (
    <div className="notation-trainer-window" data-text-mode={textMode || undefined}>
      <TopStrip />
      <Board
        placement={placement}
        flipped={flipped}
        active={!textMode && !done && !open && !answer}
        toMove={plies[run.at]?.color}
        session={session}
        lastMove={lastMove}
        hint={hint}
        targetsFrom={(square) => rules?.targetsFrom(fen, square) ?? []}
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
              if (promotion) makeMove({ from: open.from, to: open.to, promotion })
            }}
          />
        )}
      </Board>
      {checked.ok && (done ? <Replay /> : <NextMove />)}
      {checked.ok && (
        <MoveField key={opening.id}>
          <HintButton />
        </MoveField>
      )}
    </div>
  )
}

/** Strip above the board on narrow screens; hidden from assistive technology, which reads the same in the plate. */
function TopStrip() {
  const { state, labels } = useTrainer()
  const opening = useAtomValue(state.opening)
  const { start, plies } = useAtomValue(state.line)
  const { at } = useAtomValue(state.run)
  const { showMoves, notation, practice } = useAtomValue(state.settings)
  const next = plies[at]
  const number = next && `${moveNumber(at, start)}${next.color === 'w' ? '.' : ' …'}`
  return (
    <div className="notation-trainer-top" aria-hidden="true">
      <span className="notation-trainer-top-opening">{opening.title}</span>
      <span className="notation-trainer-top-next">
        {next && (
          <>
            {number} {showMoves ? writePly(next, notation) : <b className="notation-trainer-wanted">?</b>}
          </>
        )}
      </span>
      <span className="notation-trainer-top-time">{practice ? labels.untimed : <Clock />}</span>
    </div>
  )
}

/** The side to move, and the expected move when the script is shown. */
function NextMove() {
  const { state, labels } = useTrainer()
  const { plies } = useAtomValue(state.line)
  const { at } = useAtomValue(state.run)
  const { showMoves, notation } = useAtomValue(state.settings)
  const next = plies[at]
  if (!next) return null
  return (
    <div className="notation-trainer-strip">
      <Legend>{labels.toMove(next.color)}</Legend>
      {showMoves && (
        <span className="notation-trainer-wanted-move" aria-hidden="true">
          {writePly(next, notation)}
        </span>
      )}
    </div>
  )
}

function HintButton() {
  const { labels } = useTrainer()
  const { hint, used, done } = useHint()
  if (done) return null
  return (
    <Button disabled={used} onClick={hint}>
      {labels.hint}
    </Button>
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
