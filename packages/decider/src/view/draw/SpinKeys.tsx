import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'

interface SpinKeysProps {
  onSpin: () => void
  onSkip: () => void
}

/** The keys below the window: spin, skip and, with elimination, undo; and why a spin is refused. */
export function SpinKeys({ onSpin, onSkip }: SpinKeysProps) {
  const { state, labels, undo } = useDecider()
  const spinning = useAtomValue(state.locked)
  const list = useAtomValue(state.list)
  const problem = useAtomValue(state.spinProblem)
  const remaining = useAtomValue(state.remaining)
  const { elimination } = useAtomValue(state.settings)
  const undoable = useAtomValue(state.undoable)
  const setAllActive = useSetAtom(state.setAllActive)
  const refused = problem !== undefined && !spinning
  const eliminated = undoable?.kind === 'elimination' && !spinning ? undoable : undefined
  const enoughItems = problem !== undefined && (list?.items.length ?? 0) >= problem.needed
  const reasonId = useId()

  // The keys are never `disabled`, so that the focus stays on them when they have no effect.
  return (
    <div className="decider-keys" data-elimination={elimination || undefined}>
      <Button
        variant="primary"
        className="decider-spin"
        aria-disabled={refused || spinning || undefined}
        aria-describedby={refused ? reasonId : undefined}
        data-spinning={spinning || undefined}
        onClick={onSpin}
      >
        {labels.spin}
      </Button>
      <Button
        className="decider-skip"
        aria-disabled={!spinning || undefined}
        aria-keyshortcuts="Escape"
        icon={<Icon name="skip" size={20} />}
        onClick={onSkip}
      >
        <span className="decider-key-text">{labels.skip}</span>
      </Button>
      {elimination && (
        <Button
          className="decider-undo-elimination"
          aria-disabled={!eliminated || undefined}
          aria-label={labels.undoElimination}
          title={
            eliminated
              ? labels.undoable('elimination', excerpt(eliminated.title ?? ''))
              : labels.undoElimination
          }
          icon={<Icon name="undo" size={20} />}
          onClick={() => {
            if (eliminated) void undo()
          }}
        />
      )}
      {refused && (
        <div className="decider-refusal">
          <p className="decider-reason" id={reasonId}>
            {remaining ? labels.roundOver(excerpt(remaining.name)) : labels.tooFew(problem)}
          </p>
          {enoughItems && (
            <Button icon={<Icon name="restart" />} onClick={() => setAllActive(true)}>
              {labels.allBack}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
