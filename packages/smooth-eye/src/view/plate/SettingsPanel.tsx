import { Choice, Legend, RangeField, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { dotColours, minutesRange, sizeRange } from '../../model/data.ts'
import { MAX_SPEED, MIN_SPEED } from '../../model/programme.ts'
import { LaterText } from '../LaterText.tsx'
import { useSmoothEye } from '../SmoothEyeContext.ts'

/** Speed, length and look of the dot. */
export function SettingsPanel() {
  const { state, labels } = useSmoothEye()
  const { speed, minutes, size, colour, trail, tone, dim, probe, programme } = useAtomValue(state.settings)
  const change = useSetAtom(state.changeSettings)
  return (
    <section className="smooth-eye-panel" aria-label={labels.settings}>
      <Legend>{labels.settings}</Legend>
      <RangeField
        label={labels.speed}
        value={speed}
        min={MIN_SPEED}
        max={MAX_SPEED}
        step={1}
        valueText={labels.speedValue(speed)}
        hint={labels.speedHint}
        onChange={(value) => change({ speed: value })}
      />
      <RangeField
        label={labels.minutes}
        value={minutes}
        min={minutesRange.min}
        max={minutesRange.max}
        step={0.5}
        disabled={programme !== 'none'}
        valueText={labels.minutesValue(minutes)}
        onChange={(value) => change({ minutes: value })}
      />
      <RangeField
        label={labels.size}
        value={size}
        min={sizeRange.min}
        max={sizeRange.max}
        step={0.1}
        valueText={labels.sizeValue(size)}
        onChange={(value) => change({ size: value })}
      />
      <Choice
        legend={labels.colour}
        value={colour}
        options={dotColours.map((value) => ({
          value,
          label: (
            <span className="smooth-eye-swatch" data-colour={value}>
              {labels.colours[value]}
            </span>
          ),
        }))}
        onChange={(value) => change({ colour: value })}
      />
      <Switch label={labels.trail} checked={trail} onChange={(on) => change({ trail: on })} />
      <Switch label={labels.tone} checked={tone} onChange={(on) => change({ tone: on })} />
      <Switch label={labels.probe} checked={probe} onChange={(on) => change({ probe: on })} />
      {probe && (
        <p>
          <LaterText name="probeHelp" />
        </p>
      )}
      <Switch label={labels.dim} checked={dim} onChange={(on) => change({ dim: on })} />
    </section>
  )
}
