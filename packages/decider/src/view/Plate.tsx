import { Choice, RangeField, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDecider } from './DeciderContext.ts'

/** How the light runs and what a draw means; and why it can be trusted. */
export function Plate() {
  const { state, labels } = useDecider()
  const settings = useAtomValue(state.settings)
  const change = useSetAtom(state.changeSettings)
  const frozen = useAtomValue(state.frozen)
  return (
    <div className="decider-plate">
      <Choice
        legend={labels.order}
        disabled={frozen}
        value={settings.order}
        onChange={(order) => change({ order })}
        options={[
          { value: 'random', label: labels.orderRandom },
          { value: 'sequential', label: labels.orderSequential },
        ]}
      />
      <fieldset className="decider-switches">
        <legend className="ui-visually-hidden">{labels.settings}</legend>
        <Switch
          label={labels.elimination}
          checked={settings.elimination}
          disabled={frozen}
          onChange={(elimination) => change({ elimination })}
        />
        <Switch
          label={labels.weighted}
          checked={settings.weighted}
          disabled={frozen}
          onChange={(weighted) => change({ weighted })}
        />
        <Switch
          label={labels.animation}
          checked={settings.animation}
          disabled={frozen}
          onChange={(animation) => change({ animation })}
        />
        <Switch label={labels.sound} checked={settings.sound} onChange={(sound) => change({ sound })} />
      </fieldset>
      {settings.sound && (
        <RangeField
          label={labels.volume}
          min={0}
          max={100}
          step={5}
          value={settings.volume}
          valueText={labels.volumeText(settings.volume)}
          onChange={(volume) => change({ volume })}
        />
      )}
      <p className="decider-fair">{settings.weighted ? labels.fairWeighted : labels.fair}</p>
    </div>
  )
}
