import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { numbersLeft } from '../../model/game.ts'
import type { KeyAction } from '../keyTable.ts'
import { useLater } from '../useLater.ts'

/** The three answers to the program's guess. */
export default function AnswerKeys({
  onKey,
}: {
  onKey: (action: Exclude<KeyAction, 'showKeys' | 'redo' | 'trySample'>) => void
}) {
  const { state, labels } = useLater()
  const game = useAtomValue(state.game)
  const takeBack = useSetAtom(state.takeBack)
  // The key takes the last step back, which need not be the last answer.
  const undoable = useAtomValue(state.undoable)
  const isLatest = undoable === undefined || undoable.kind === 'answer'
  const stuck = numbersLeft(game) === 0 || undefined
  return (
    <div className="number-guessing-answers">
      <Button
        icon={<Icon name="down" />}
        aria-keyshortcuts="ArrowDown"
        aria-disabled={stuck}
        onClick={() => onKey('lower')}
      >
        {labels.lower}
      </Button>
      <Button variant="primary" aria-keyshortcuts="=" aria-disabled={stuck} onClick={() => onKey('equal')}>
        {labels.equal}
      </Button>
      <Button
        icon={<Icon name="up" />}
        aria-keyshortcuts="ArrowUp"
        aria-disabled={stuck}
        onClick={() => onKey('higher')}
      >
        {labels.higher}
      </Button>
      {game.turns.length > 0 && (
        <Button
          variant="quiet"
          className="number-guessing-back"
          icon={<Icon name="undo" />}
          aria-keyshortcuts={isLatest ? 'z' : undefined}
          onClick={() => (isLatest ? onKey('undo') : takeBack(game.turns.length - 1))}
        >
          {labels.takeBack}
        </Button>
      )}
    </div>
  )
}
