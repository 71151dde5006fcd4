import { Button } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useDecider } from './DeciderContext.ts'

/** The spin key with the reason why it refuses, and the skip key. */
export function Keys({ onSpin, onSkip }: { onSpin: () => void; onSkip: () => void }) {
  const { state, labels } = useDecider()
  const spinning = useAtomValue(state.frozen)
  const list = useAtomValue(state.list)
  const active = list?.items.filter((item) => item.active).length ?? 0
  const refused = active < 2 && !spinning
  const reasonId = useId()
  // Both keys stay focusable when they rest, so that the keyboard does not lose its place.
  return (
    <div className="decider-keys">
      <Button
        variant="primary"
        className="decider-spin"
        aria-disabled={refused || spinning || undefined}
        aria-describedby={refused ? reasonId : undefined}
        data-spinning={spinning || undefined}
        onClick={onSpin}
        onKeyDown={(event) => event.key === 'Escape' && onSkip()}
      >
        {labels.spin}
      </Button>
      <Button
        className="decider-skip"
        aria-disabled={!spinning || undefined}
        aria-keyshortcuts="Escape"
        onClick={onSkip}
        onKeyDown={(event) => event.key === 'Escape' && onSkip()}
      >
        {labels.skip}
      </Button>
      {refused && (
        <p className="decider-reason" id={reasonId}>
          {labels.tooFew(active)}
        </p>
      )}
    </div>
  )
}
