import { SelectField, type Announce } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useRadio } from './RadioContext.ts'

const choices = [15, 30, 45, 60, 90]

/** Lets the radio fade out after a while. Runs on through reconnects, and can be switched off. */
export function SleepTimer({ announce }: { announce: Announce }) {
  const { player, labels } = useRadio()
  const left = useAtomValue(player.state.sleepMinutes)
  const onChange = (value: string) => {
    const minutes = value === '' ? null : Number(value)
    player.sleepIn(minutes)
    announce(minutes === null ? labels.sleepCancelled : labels.sleepStarted(minutes))
  }
  return (
    <SelectField
      className="radio-sleep"
      label={labels.sleep}
      value={left === null ? '' : 'running'}
      onChange={onChange}
    >
      <option value="">{labels.sleepOff}</option>
      {left !== null && (
        <option value="running" disabled>
          {labels.sleepLeft(left)}
        </option>
      )}
      {choices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {labels.sleepChoice(minutes)}
        </option>
      ))}
    </SelectField>
  )
}
