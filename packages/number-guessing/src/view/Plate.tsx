import { useDraft } from '@kleinzeug/shell'
import { Choice, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { isOver, lieCounts, liesAllowed, modes, mostNumbers } from '../model/game.ts'
import { rangeProblem, type Range } from '../model/range.ts'
import { readNumber } from '../model/typedNumber.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

const Challenge = lazy(() => import('./Challenge.tsx'))
const ModeHint = lazy(() => import('./ModeHint.tsx'))

const presets: readonly Range[] = [
  { low: 1, high: 10 },
  { low: 1, high: 100 },
  { low: 1, high: 1000 },
  { low: 1, high: 1_000_000 },
]
const OWN = 'own'

const keyOf = ({ low, high }: Range) => `${low}-${high}`

function RangeFields() {
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
  const drafts = {
    low: useDraft(`${mode}/low`, String(range.low)),
    high: useDraft(`${mode}/high`, String(range.high)),
  }
  const { low, high } = drafts
  const offered = presets.filter((preset) => rangeProblem(preset, most) === undefined)
  const chosen = offered.find((preset) => keyOf(preset) === keyOf(range))
  const hasFields = isOwn || !chosen || low.isDraft || high.isDraft

  const enter = (end: keyof Range) => (text: string) => {
    const number = readNumber(text) ?? Number.NaN
    const typed = {
      low: readNumber(low.text) ?? Number.NaN,
      high: readNumber(high.text) ?? Number.NaN,
      [end]: number,
    }
    // A number beside a refused one is stored on its own.
    const next = [typed, { ...range, [end]: number }].find((one) => rangeProblem(one, most) === undefined)
    setOwn(true)
    if (next) {
      for (const each of next === typed ? [low, high] : [drafts[end]]) each.clear()
      setRange(next)
    } else {
      const problem = rangeProblem(typed, most)
      drafts[end].set(text)
      if (problem) drafts[end].refuse(labels.rangeProblem(problem, most, liesAllowed(lying)), text)
    }
  }
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
        <div className="number-guessing-pair" role="group" aria-label={labels.range}>
          <TextField
            label={labels.low}
            {...low.field}
            inputMode="numeric"
            autoComplete="off"
            onChange={enter('low')}
          />
          <TextField
            label={labels.high}
            {...high.field}
            inputMode="numeric"
            autoComplete="off"
            onChange={enter('high')}
          />
        </div>
      )}
      {later && <p className="number-guessing-hint">{labels.rangeLater}</p>}
    </div>
  )
}

/** Which game is played, and with which numbers. */
export function Plate() {
  const { state, labels, props, hydrated } = useNumberGuessing()
  const mode = useAtomValue(state.mode)
  const chooseMode = useSetAtom(state.chooseMode)
  const lieAllowed = useAtomValue(state.lieAllowed)
  const setLieAllowed = useSetAtom(state.setLieAllowed)
  const lies = useAtomValue(state.lies)
  const setLies = useSetAtom(state.setLies)
  const inWords = useAtomValue(state.inWords)
  const setInWords = useSetAtom(state.setInWords)
  return (
    <div className="number-guessing-plate">
      <Choice
        legend={labels.mode}
        value={mode}
        options={modes.map((value) => ({ value, label: labels.modes[value] }))}
        onChange={chooseMode}
      />
      <p className="number-guessing-hint">
        {mode === 'guess' ? (
          labels.guessHint
        ) : (
          <Suspense fallback={null}>
            <ModeHint mode={mode} />
          </Suspense>
        )}
      </p>
      {mode === 'think' && <Switch label={labels.lieAllowed} checked={lieAllowed} onChange={setLieAllowed} />}
      {liesAllowed({ mode, lieAllowed, lies }) > 0 && (
        <Choice
          legend={labels.lies}
          value={String(lies)}
          options={lieCounts.map((count) => ({ value: String(count), label: labels.lieCount(count) }))}
          onChange={(value) => setLies(value === '2' ? 2 : 1)}
        />
      )}
      {mode !== 'daily' && <RangeFields key={mode} />}
      <Switch label={labels.inWords} checked={inWords} onChange={setInWords} />
      {/* What loads on request is in no page of a server. */}
      {hydrated && props.linkTo && mode === 'guess' && (
        <Suspense fallback={null}>
          <Challenge />
        </Suspense>
      )}
    </div>
  )
}
