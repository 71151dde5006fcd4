import { Button, Dialog, Legend, RangeField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  DEFAULT_PIXELS_PER_MILLIMETRE,
  distanceRange,
  pixelsPerMillimetreRange,
  resolutionOfCard,
} from '../model/screen.ts'
import { useSmoothEye } from './SmoothEyeContext.ts'

/** How large the screen is, found with a card held to it, and how far away the eyes are. */
export function ScreenMeasure() {
  const { state, labels } = useSmoothEye()
  const { screen } = useAtomValue(state.data)
  const change = useSetAtom(state.changeScreen)
  const [open, setOpen] = useState(false)
  const width = Math.round(screen.pixelsPerMillimetre * CARD_WIDTH)
  return (
    <section className="smooth-eye-panel" aria-label={labels.screen}>
      <Legend>{labels.screen}</Legend>
      <p>{screen.isMeasured ? labels.screenMeasured(screen.distance / 10) : labels.screenUnmeasured}</p>
      <RangeField
        label={labels.distance}
        value={screen.distance / 10}
        min={distanceRange.min / 10}
        max={distanceRange.max / 10}
        step={5}
        valueText={labels.distanceValue(screen.distance / 10)}
        onChange={(centimetres) => change({ distance: centimetres * 10 })}
      />
      <Button onClick={() => setOpen(true)}>{labels.measureScreen}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={labels.measureScreen}
        className="smooth-eye-measure"
        actions={
          <>
            <Button
              variant="quiet"
              onClick={() =>
                change({ pixelsPerMillimetre: DEFAULT_PIXELS_PER_MILLIMETRE, isMeasured: false })
              }
            >
              {labels.reset}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                change({ isMeasured: true })
                setOpen(false)
              }}
            >
              {labels.done}
            </Button>
          </>
        }
      >
        <p>{labels.cardHelp}</p>
        <RangeField
          label={labels.cardWidth}
          value={width}
          min={Math.ceil(pixelsPerMillimetreRange.min * CARD_WIDTH)}
          max={Math.floor(8 * CARD_WIDTH)}
          step={1}
          valueText={`${width} px`}
          onChange={(pixels) => change({ pixelsPerMillimetre: resolutionOfCard(pixels) })}
        />
        <div className="smooth-eye-card-scroll">
          <svg
            className="smooth-eye-card"
            width={width}
            height={Math.round((width * CARD_HEIGHT) / CARD_WIDTH)}
            viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
            aria-hidden="true"
          >
            <rect x="0.25" y="0.25" width={CARD_WIDTH - 0.5} height={CARD_HEIGHT - 0.5} rx="3.18" />
            <path d="M10 20h12v9H10zM14 20v9m4-9v9M10 43h40" />
          </svg>
        </div>
      </Dialog>
    </section>
  )
}
