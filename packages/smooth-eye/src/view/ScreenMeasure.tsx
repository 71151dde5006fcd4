import { Button, Dialog, Legend, RangeField, SelectField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  DEFAULT_PIXELS_PER_MILLIMETRE,
  distanceRange,
  pixelsPerMillimetreRange,
  references,
  resolutionOf,
  type Reference,
} from '../model/screen.ts'
import { useSmoothEye } from './SmoothEyeContext.ts'
import { useScreen } from './useScreen.ts'

const kinds: readonly Reference[] = ['cardLong', 'cardShort', 'oneEuro', 'twoEuro']
/** CSS pixels per millimetre that no screen has more of. */
const FINEST = 8

/** What is held to the screen, in millimetres. */
function ReferenceFrame({ reference, pixels }: { reference: Reference; pixels: number }) {
  const width = references[reference]
  const isCard = reference === 'cardLong' || reference === 'cardShort'
  const height = reference === 'cardLong' ? references.cardShort : isCard ? references.cardLong : width
  return (
    <svg
      className="smooth-eye-card"
      width={pixels}
      height={Math.round((pixels * height) / width)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect
        x="0.25"
        y="0.25"
        width={width - 0.5}
        height={height - 0.5}
        rx={isCard ? 3.18 : width / 2 - 0.25}
      />
      {isCard && <path d="M10 20h12v9H10zM14 20v9m4-9v9M10 43h30" />}
    </svg>
  )
}

/** How large the screen is, found with a card or a coin held to it, and how far away the eyes are. */
export function ScreenMeasure() {
  const { state, labels } = useSmoothEye()
  const { usual, isMeasured, distance, pixelsPerMillimetre } = useScreen()
  const change = useSetAtom(state.changeScreen)
  const [open, setOpen] = useState(false)
  // A phone is narrower than the long side of a card.
  const [chosen, setReference] = useState<Reference>()
  const reference = chosen ?? (usual === 'phone' ? 'cardShort' : 'cardLong')
  const millimetres = references[reference]
  const width = Math.round(pixelsPerMillimetre * millimetres)
  return (
    <section className="smooth-eye-panel" aria-label={labels.screen}>
      <Legend>{labels.screen}</Legend>
      <p>{isMeasured ? labels.screenMeasured(distance / 10) : labels.screenUnmeasured[usual]}</p>
      <RangeField
        label={labels.distance}
        value={distance / 10}
        min={distanceRange.min / 10}
        max={distanceRange.max / 10}
        step={5}
        valueText={labels.distanceValue(distance / 10)}
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
        <SelectField
          label={labels.reference}
          value={reference}
          onChange={(value) => setReference(kinds.find((kind) => kind === value))}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {labels.references[kind]}
            </option>
          ))}
        </SelectField>
        <p>{labels.referenceHelp}</p>
        <RangeField
          label={labels.referenceWidth}
          value={width}
          min={Math.ceil(pixelsPerMillimetreRange.min * millimetres)}
          max={Math.floor(FINEST * millimetres)}
          step={1}
          valueText={`${width} px`}
          onChange={(pixels) => change({ pixelsPerMillimetre: resolutionOf(reference, pixels) })}
        />
        <div className="smooth-eye-card-scroll">
          <ReferenceFrame reference={reference} pixels={width} />
        </div>
      </Dialog>
    </section>
  )
}
