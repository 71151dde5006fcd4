import { Button, Dialog, RangeField, SelectField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  DEFAULT_PIXELS_PER_MILLIMETRE,
  pixelsPerMillimetreRange,
  references,
  resolutionOf,
  type Reference,
} from '../../model/screen.ts'
import { useLater } from '../useLater.ts'
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

/** Finds the size of the screen with something of a known size held to it. */
export default function MeasureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, labels } = useLater()
  const { usual, pixelsPerMillimetre } = useScreen()
  const change = useSetAtom(state.changeScreen)
  // A phone is narrower than the long side of a card.
  const [chosen, setReference] = useState<Reference>()
  const reference = chosen ?? (usual === 'phone' ? 'cardShort' : 'cardLong')
  const millimetres = references[reference]
  const width = Math.round(pixelsPerMillimetre * millimetres)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.measureScreen}
      className="smooth-eye-measure"
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => change({ pixelsPerMillimetre: DEFAULT_PIXELS_PER_MILLIMETRE, isMeasured: false })}
          >
            {labels.reset}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              change({ isMeasured: true })
              onClose()
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
  )
}
