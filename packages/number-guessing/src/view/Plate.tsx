import { Choice, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isOver, modes, mostNumbers } from '../model/game.ts'
import { rangeProblem, type Range, type RangeProblem } from '../model/range.ts'
import { readNumber } from '../state/createNumberGuessingState.ts'
import { Challenge } from './Challenge.tsx'
import { useNumberGuessing } from './NumberGuessingContext.ts'

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
  const setRange = useSetAtom(state.setRange)
  const most = mostNumbers(mode, lieAllowed)
  // A range too large for a game with a lie gives way to the usual one.
  const range = rangeProblem(asked, most) === undefined ? asked : { low: 1, high: 100 }
  const [own, setOwn] = useState<{ low: string; high: string }>()
  const [problem, setProblem] = useState<RangeProblem>()
  const offered = presets.filter((preset) => rangeProblem(preset, most) === undefined)
  const chosen = offered.find((preset) => keyOf(preset) === keyOf(range))
  const fields = own ?? (chosen ? undefined : { low: String(range.low), high: String(range.high) })

  const enter = (next: { low: string; high: string }) => {
    setOwn(next)
    const typed = { low: readNumber(next.low) ?? Number.NaN, high: readNumber(next.high) ?? Number.NaN }
    const wrong = rangeProblem(typed, most)
    setProblem(wrong)
    if (wrong === undefined) setRange(typed)
  }
  const later = game.turns.length > 0 && !isOver(game) && (game.low !== range.low || game.high !== range.high)
  return (
    <div className="number-guessing-range">
      <Choice
        legend={labels.range}
        value={fields ? OWN : keyOf(chosen ?? range)}
        options={[
          ...offered.map((preset) => ({ value: keyOf(preset), label: labels.rangeOf(preset) })),
          { value: OWN, label: labels.ownRange },
        ]}
        onChange={(value) => {
          const preset = offered.find((one) => keyOf(one) === value)
          setProblem(undefined)
          setOwn(preset ? undefined : { low: String(range.low), high: String(range.high) })
          if (preset) setRange(preset)
        }}
      />
      {fields && (
        <div className="number-guessing-pair" role="group" aria-label={labels.range}>
          <TextField
            label={labels.low}
            value={fields.low}
            inputMode="numeric"
            autoComplete="off"
            onChange={(low) => enter({ ...fields, low })}
          />
          <TextField
            label={labels.high}
            value={fields.high}
            inputMode="numeric"
            autoComplete="off"
            error={problem && labels.rangeProblem(problem, most)}
            onChange={(high) => enter({ ...fields, high })}
          />
        </div>
      )}
      {later && <p className="number-guessing-hint">{labels.rangeLater}</p>}
    </div>
  )
}

/** Which game is played, and with which numbers. */
export function Plate() {
  const { state, labels } = useNumberGuessing()
  const mode = useAtomValue(state.mode)
  const chooseMode = useSetAtom(state.chooseMode)
  const lieAllowed = useAtomValue(state.lieAllowed)
  const setLieAllowed = useSetAtom(state.setLieAllowed)
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
      <p className="number-guessing-hint">{labels.modeHints[mode]}</p>
      {mode === 'think' && <Switch label={labels.lieAllowed} checked={lieAllowed} onChange={setLieAllowed} />}
      {mode !== 'daily' && <RangeFields key={mode} />}
      <Switch label={labels.inWords} checked={inWords} onChange={setInWords} />
      <Challenge />
    </div>
  )
}
