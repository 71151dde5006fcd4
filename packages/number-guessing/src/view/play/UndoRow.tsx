import { Button } from '@kleinzeug/ui'
import type { NumberGuessingStep } from '../../state/createNumberGuessingState.ts'
import { useLater } from '../useLater.ts'

/** Says what was ended or cleared, and brings it back. */
export default function UndoRow({ step, onUndo }: { step: NumberGuessingStep; onUndo: () => void }) {
  const { labels } = useLater()
  return (
    <p className="number-guessing-undo">
      <span>
        {step.kind === 'results' && step.range
          ? labels.undoable.results(labels.modes[step.mode], labels.rangeOf(step.range))
          : labels.undoable[step.kind === 'rounds' ? 'rounds' : 'game']}
      </span>
      <Button variant="quiet" onClick={onUndo}>
        {labels.undo}
      </Button>
    </p>
  )
}
