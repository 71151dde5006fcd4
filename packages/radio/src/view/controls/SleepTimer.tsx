import { Choice, type Announce } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useRadio } from '../RadioContext.ts'

const choices = ['', '15', '30', '45', '60', '90'] as const

/** Chooses the duration of the sleep timer, or cancels it. */
export function SleepTimer({ announce }: { announce: Announce }) {
  const { player, labels } = useRadio()
  const sleep = useAtomValue(player.state.sleep)
  const onChange = (value: (typeof choices)[number]) => {
    const minutes = value === '' ? null : Number(value)
    player.sleepIn(minutes)
    announce(minutes === null ? labels.sleepCancelled : labels.sleepStarted(minutes))
  }
  return (
    <Choice
      className="radio-sleep"
      legend={labels.sleep}
      options={choices.map((value) => ({ value, label: value === '' ? labels.sleepOff : value }))}
      value={choices.find((value) => value === String(sleep?.minutes ?? '')) ?? ''}
      onChange={onChange}
    />
  )
}
