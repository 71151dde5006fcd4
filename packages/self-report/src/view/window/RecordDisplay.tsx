import { Choice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { daysBetween } from '@kleinzeug/calendar-day'
import { QUARTER, spans } from '../../model/trend.ts'
import type { View } from '../../state/createSelfReportState.ts'
import { useSelfReport } from '../SelfReportContext.ts'
import { FirstView } from './FirstView.tsx'

const CompareView = lazy(() => import('./CompareView.tsx'))
const TestView = lazy(() => import('./TestView.tsx'))
const TrendView = lazy(() => import('./TrendView.tsx'))

const views: readonly View[] = ['trend', 'compare', 'test']

/** The window while nothing is being answered. */
export function RecordDisplay({ onTraits }: { onTraits: () => void }) {
  const { state, labels } = useSelfReport()
  const view = useAtomValue(state.view)
  const ratings = useAtomValue(state.ratings)
  const show = useSetAtom(state.show)
  return (
    <div className="self-report-window">
      <div className="self-report-head">
        <Choice
          className="self-report-tabs"
          legend={labels.views}
          legendHidden
          value={view}
          onChange={show}
          options={views.map((value) => ({ value, label: labels.view[value] }))}
        />
        {view === 'trend' && <SpanChoice />}
      </div>
      <Suspense>
        {view === 'test' ? (
          <TestView />
        ) : view === 'compare' ? (
          <CompareView />
        ) : ratings.length === 0 ? (
          <FirstView onTraits={onTraits} />
        ) : (
          <TrendView />
        )}
      </Suspense>
    </div>
  )
}

/** How far back the lines go, where there is more than a quarter to show. */
function SpanChoice() {
  const { state, labels } = useSelfReport()
  const ratings = useAtomValue(state.ratings)
  const span = useAtomValue(state.span)
  const showSpan = useSetAtom(state.showSpan)
  const [first, last] = [ratings.at(0), ratings.at(-1)]
  if (!first || !last || daysBetween(first.date, last.date) <= QUARTER) return null
  return (
    <Choice
      className="self-report-tabs"
      legend={labels.span}
      legendHidden
      value={span}
      onChange={showSpan}
      options={spans.map((value) => ({ value, label: labels.spans[value] }))}
    />
  )
}
