import { Button, Legend, RangeField } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { writePly } from '../model/notation.ts'
import { moveNumber } from '../model/ply.ts'
import { Board } from './board/Board.tsx'
import { Clock } from './panel/Clock.tsx'
import { MoveField } from './panel/MoveField.tsx'
import { useTrainer } from './NotationTrainerContext.ts'
import { useBoard } from './useBoard.ts'
import { useHint } from './useHint.ts'
import { useMove } from './useMove.ts'

/** The window: the board, below it the next move or the replay, and the move field. */
export function BoardWindow() {
  const { state, labels } = useTrainer()
  const { textMode } = useAtomValue(state.settings)
  const checked = useAtomValue(state.checked)
  const opening = useAtomValue(state.opening)
  const board = useBoard({ state, store: useStore(), play: useMove() })

  return (
    <div className="notation-trainer-window" data-text-mode={textMode || undefined}>
      <TopStrip />
      <Board {...board} labels={labels} />
      {checked.ok && (board.toMove ? <NextMove /> : <Replay />)}
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
