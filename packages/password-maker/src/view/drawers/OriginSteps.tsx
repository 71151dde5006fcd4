import { Button } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { divisions } from '../../model/rolls/divisions.ts'
import { numberOfRolls } from '../../model/rolls/rolls.ts'
import type { Origin } from '../../state/createPasswordMakerState.ts'
import { useDrawer } from './useDrawer.ts'

/** From the number to the password, one step at a time, so that somebody can follow with paper. */
export function OriginSteps({ origin }: { origin: Origin }) {
  const { state, labels } = useDrawer()
  const wordAt = useAtomValue(state.wordAt)
  const [page, setPage] = useState(0)
  const { drawn, rolls, size, number, words } = origin
  const steps = [
    labels.originSum({ drawn, thrown: numberOfRolls(rolls), size, made: number }),
    ...(words && wordAt
      ? divisions(number, BigInt(words.choices), words.count).map((division) =>
          labels.originStep(division, wordAt(Number(division.remainder))),
        )
      : [labels.originNumber(number)]),
  ]
  return (
    <section className="password-maker-own" aria-label={labels.originTitle}>
      <p>
        <strong>{labels.originTitle}</strong>
        <br />
        {labels.originPage(page + 1, steps.length)}
      </p>
      <p className="password-maker-origin" role="status" translate="no">
        {steps[page]}
      </p>
      <div className="password-maker-row">
        <Button aria-disabled={page === 0 || undefined} onClick={() => setPage(Math.max(page - 1, 0))}>
          {labels.back}
        </Button>
        <Button
          aria-disabled={page === steps.length - 1 || undefined}
          onClick={() => setPage(Math.min(page + 1, steps.length - 1))}
        >
          {labels.next}
        </Button>
      </div>
    </section>
  )
}
