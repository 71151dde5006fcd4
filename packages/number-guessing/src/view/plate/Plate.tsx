import { Choice, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { lieCounts, liesAllowed, modes } from '../../model/game.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'
import { RangeFields } from './RangeFields.tsx'

const Challenge = lazy(() => import('./Challenge.tsx'))
const ModeHint = lazy(() => import('./ModeHint.tsx'))

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
