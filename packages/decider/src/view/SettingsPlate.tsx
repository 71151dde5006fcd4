import { useDraft } from '@kleinzeug/shell'
import { Choice, RangeField, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { MAX_DURATION, MAX_WINNERS, MIN_DURATION } from '../model/deciderData.ts'
import { useDecider } from './DeciderContext.ts'

/** The settings of a draw and of its highlight, and why the draw is fair. */
export function SettingsPlate({ children }: { children: ReactNode }) {
  const { state, labels } = useDecider()
  const settings = useAtomValue(state.settings)
  const change = useSetAtom(state.changeSettings)
  const locked = useAtomValue(state.locked)
  const winnersDraft = useDraft('winners', String(settings.winners))
  const setWinners = (text: string) => {
    const winners = text === '' ? Number.NaN : Number(text)
    const valid = Number.isInteger(winners) && winners >= 1 && winners <= MAX_WINNERS
    if (!valid) return winnersDraft.refuse(labels.winnersProblem, text)
    winnersDraft.clear()
    change({ winners })
  }
  return (
    <div className="decider-plate">
      <Choice
        legend={labels.order}
        disabled={locked}
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
          disabled={locked}
          onChange={(elimination) => change({ elimination })}
        />
        <Switch
          label={labels.weighted}
          checked={settings.weighted}
          disabled={locked}
          onChange={(weighted) => change({ weighted })}
        />
        <Switch
          label={labels.animation}
          checked={settings.animation}
          disabled={locked}
          onChange={(animation) => change({ animation })}
        />
        <Switch label={labels.sound} checked={settings.sound} onChange={(sound) => change({ sound })} />
      </fieldset>
      <div className="decider-numbers">
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_WINNERS}
          step={1}
          label={labels.winners}
          disabled={locked}
          {...winnersDraft.field}
          onChange={setWinners}
        />
        <RangeField
          label={labels.duration}
          min={MIN_DURATION}
          max={MAX_DURATION}
          step={0.5}
          disabled={locked || !settings.animation}
          value={settings.duration}
          valueText={labels.seconds(settings.duration)}
          onChange={(duration) => change({ duration })}
        />
      </div>
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
      {children}
    </div>
  )
}
