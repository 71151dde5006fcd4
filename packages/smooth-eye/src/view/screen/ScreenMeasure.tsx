import { Button, Legend, RangeField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { distanceRange } from '../../model/screen.ts'
import { LaterText } from '../LaterText.tsx'
import { useSmoothEye } from '../SmoothEyeContext.ts'
import { useScreen } from './useScreen.ts'

const MeasureDialog = lazy(() => import('./MeasureDialog.tsx'))

/** How large the screen is, found with a card or a coin held to it, and how far away the eyes are. */
export function ScreenMeasure() {
  const { state, labels } = useSmoothEye()
  const { usual, isMeasured, distance } = useScreen()
  const change = useSetAtom(state.changeScreen)
  const [opened, setOpened] = useState<'now' | 'before'>()
  return (
    <section className="smooth-eye-panel" aria-label={labels.screen}>
      <Legend>{labels.screen}</Legend>
      <p>
        {isMeasured ? labels.screenMeasured(distance / 10) : labels.screenUnmeasured}{' '}
        {usual === 'phone' && !isMeasured && <LaterText name="unmeasuredPhone" />}
      </p>
      <RangeField
        label={labels.distance}
        value={distance / 10}
        min={distanceRange.min / 10}
        max={distanceRange.max / 10}
        step={5}
        valueText={labels.distanceValue(distance / 10)}
        onChange={(centimetres) => change({ distance: centimetres * 10 })}
      />
      <Button onClick={() => setOpened('now')}>{labels.measureScreen}</Button>
      {opened && (
        <Suspense fallback={null}>
          <MeasureDialog open={opened === 'now'} onClose={() => setOpened('before')} />
        </Suspense>
      )}
    </section>
  )
}
