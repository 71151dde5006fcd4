import type { FieldDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { liesAllowed, mostNumbers, type Lying } from '../../model/game.ts'
import { rangeProblem, type NumberRange } from '../../model/range.ts'
import { readNumber } from '../../model/typedNumber.ts'
import { useLater } from '../useLater.ts'

interface OwnRangeProps {
  range: NumberRange
  low: FieldDraft
  high: FieldDraft
  lying: Lying
  onTyped: () => void
}

/** The two ends of a range of one's own. */
export default function OwnRange({ range, low, high, lying, onTyped }: OwnRangeProps) {
  const { state, labels } = useLater()
  const setRange = useSetAtom(state.setRange)
  const most = mostNumbers(lying)
  const drafts = { low, high }
  const enter = (end: keyof NumberRange) => (text: string) => {
    const number = readNumber(text) ?? Number.NaN
    const typed = {
      low: readNumber(low.text) ?? Number.NaN,
      high: readNumber(high.text) ?? Number.NaN,
      [end]: number,
    }
    // A number beside a refused one is stored on its own.
    const next = [typed, { ...range, [end]: number }].find((one) => rangeProblem(one, most) === undefined)
    onTyped()
    if (next) {
      for (const each of next === typed ? [low, high] : [drafts[end]]) each.clear()
      setRange(next)
    } else {
      const problem = rangeProblem(typed, most)
      drafts[end].set(text)
      if (problem) drafts[end].refuse(labels.rangeProblem(problem, most, liesAllowed(lying)), text)
    }
  }
  return (
    <div className="number-guessing-pair" role="group" aria-label={labels.range}>
      {(['low', 'high'] as const).map((end) => (
        <TextField
          key={end}
          label={labels[end]}
          {...drafts[end].field}
          inputMode="numeric"
          autoComplete="off"
          onChange={enter(end)}
        />
      ))}
    </div>
  )
}
