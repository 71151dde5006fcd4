import { Choice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { View } from '../../state/createSelfReportState.ts'
import { useSelfReport } from '../SelfReportContext.ts'
import { CompareView } from './CompareView.tsx'
import { FirstView } from './FirstView.tsx'
import { TestView } from './TestView.tsx'
import { TrendView } from './TrendView.tsx'

const views: readonly View[] = ['trend', 'compare', 'test']

/** The window while nothing is being answered. */
export function Window({ onTraits }: { onTraits: () => void }) {
  const { state, labels } = useSelfReport()
  const view = useAtomValue(state.view)
  const ratings = useAtomValue(state.ratings)
  const show = useSetAtom(state.show)
  return (
    <div className="self-report-window">
      <Choice
        className="self-report-views"
        legend={labels.views}
        legendHidden
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: labels.view[value] }))}
      />
      {view === 'test' ? (
        <TestView />
      ) : view === 'compare' ? (
        <CompareView />
      ) : ratings.length === 0 ? (
        <FirstView onTraits={onTraits} />
      ) : (
        <TrendView />
      )}
    </div>
  )
}
