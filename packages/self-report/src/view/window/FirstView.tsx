import { Sample, SampleKey } from '@kleinzeug/shell'
import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { MOST_TRAITS } from '../../model/traits.ts'
import { useSelfReport } from '../SelfReportContext.ts'
import { Lane, LaneDrawing } from './Lane.tsx'

const TrendView = lazy(() => import('./TrendView.tsx'))

/** Before the first rating: choose traits. Without one the window shows an unlit lane. */
export function FirstView({ onTraits }: { onTraits: () => void }) {
  const { state, labels } = useSelfReport()
  const traits = useAtomValue(state.traits)
  const untouched = useAtomValue(state.untouched)
  const isEmpty = traits.length === 0
  const unlit = <LaneDrawing />
  return (
    <div className="self-report-first">
      <div className="self-report-words">
        <h2>{isEmpty ? labels.emptyTitle : labels.firstTitle}</h2>
        <p>{isEmpty ? labels.emptyText : labels.firstText}</p>
      </div>
      {!isEmpty && (
        <div className="self-report-lanes">
          {traits.map((trait) => (
            <Lane key={trait.id} trait={trait} />
          ))}
        </div>
      )}
      <div className="self-report-suggestions" role="group" aria-label={labels.suggestions}>
        <Suggestions />
        <Button icon={<Icon name="edit" />} variant="quiet" onClick={onTraits}>
          {labels.ownTraits}
        </Button>
      </div>
      {isEmpty && (
        <div className="self-report-ahead">
          <Sample when={untouched} empty={unlit}>
            <Suspense fallback={unlit}>
              <TrendView />
            </Suspense>
          </Sample>
          <SampleKey when={untouched} />
        </div>
      )}
    </div>
  )
}

/** Traits that are offered and not there yet. */
export function Suggestions() {
  const { state, labels } = useSelfReport()
  const { traits } = useAtomValue(state.data)
  const active = useAtomValue(state.traits)
  const add = useSetAtom(state.addTrait)
  if (active.length >= MOST_TRAITS) return null
  return labels.suggested
    .filter(({ name }) => traits.every((trait) => trait.name !== name))
    .map((suggestion) => (
      <Button
        key={suggestion.name}
        icon={<Icon name="add" />}
        aria-label={labels.suggest(suggestion.name)}
        onClick={() => add(suggestion)}
      >
        {suggestion.name}
      </Button>
    ))
}
