import { lazy, memo } from 'react'
import { Fold } from '../device/Fold.tsx'
import { useIdleLoad } from '../device/useIdleLoad.ts'
import { usePaintedAtom } from '../device/usePaintedAtom.ts'
import { useWorktime } from '../WorktimeContext.ts'

const load = () => import('../device/views.ts')
const WhatIf = lazy(async () => ({ default: (await load()).WhatIf }))
const YearRows = lazy(async () => ({ default: (await load()).YearRows }))
const loads = [load]

/** What is folded away below the curve: another pace to try, and the dots as a table. */
export const YearFolds = memo(function YearFolds() {
  const { state, labels } = useWorktime()
  const goesOn = usePaintedAtom(state.goesOn)
  useIdleLoad(loads)
  return (
    <div>
      {goesOn && (
        <Fold className="worktime-details" label={labels.whatIf}>
          <WhatIf />
        </Fold>
      )}
      {/* The figures for screen readers and for those who want them. */}
      <Fold className="worktime-table" label={labels.asTable}>
        <YearRows />
      </Fold>
    </div>
  )
})
