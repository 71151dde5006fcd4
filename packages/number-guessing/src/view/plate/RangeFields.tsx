import { useDraft } from '@kleinzeug/shell'
import { Choice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { isOver, liesAllowed, mostNumbers } from '../../model/game.ts'
import { rangeProblem, type NumberRange } from '../../model/range.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

const OwnRange = lazy(() => import('./OwnRange.tsx'))

const presets: readonly NumberRange[] = [
  { low: 1, high: 10 },
  { low: 1, high: 100 },
  { low: 1, high: 1000 },
  { low: 1, high: 1_000_000 },
]
const OWN = 'own'

const keyOf = ({ low, high }: NumberRange) => `${low}-${high}`

/** Which numbers are played with. */
export function RangeFields() {
  const { state, labels } = useNumberGuessing()
  const mode = useAtomValue(state.mode)
  const asked = useAtomValue(state.range)
  const game = useAtomValue(state.game)
  const lieAllowed = useAtomValue(state.lieAllowed)
  const lies = useAtomValue(state.lies)
  const setRange = useSetAtom(state.setRange)
  const lying = { mode, lieAllowed, lies }
  const most = mostNumbers(lying)
  // A range too large for a game with a lie gives way to the usual one.
  const range = rangeProblem(asked, most) === undefined ? asked : { low: 1, high: 100 }
  const [isOwn, setOwn] = useState(false)
  const low = useDraft(`${mode}/low`, String(range.low))
  const high = useDraft(`${mode}/high`, String(range.high))
  const offered = presets.filter((preset) => rangeProblem(preset, most) === undefined)
  const chosen = offered.find((preset) => keyOf(preset) === keyOf(range))
  const hasFields = isOwn || !chosen || low.isDraft || high.isDraft
  const isNext =
    game.low !== range.low || game.high !== range.high || liesAllowed(game) !== liesAllowed(lying)
  const later = game.turns.length > 0 && !isOver(game) && isNext
  return (
    <div className="number-guessing-range">
      <Choice
        legend={labels.range}
        value={hasFields ? OWN : keyOf(chosen ?? range)}
        options={[
          ...offered.map((preset) => ({ value: keyOf(preset), label: labels.rangeOf(preset) })),
          { value: OWN, label: labels.ownRange },
        ]}
        onChange={(value) => {
          const preset = offered.find((one) => keyOf(one) === value)
          for (const each of [low, high]) each.clear()
          setOwn(!preset)
          if (preset) setRange(preset)
        }}
      />
      {hasFields && (
        <Suspense fallback={null}>
          <OwnRange range={range} low={low} high={high} lying={lying} onTyped={() => setOwn(true)} />
        </Suspense>
      )}
      {later && <p className="number-guessing-hint">{labels.rangeLater}</p>}
    </div>
  )
}
