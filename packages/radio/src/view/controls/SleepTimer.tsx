import { Choice, type Announce } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useRadio } from '../RadioContext.ts'

/** In minutes; 0 is off. */
const choices = [0, 15, 30, 45, 60, 90]

/** Chooses the duration of the sleep timer, or cancels it. */
export function SleepTimer({ announce }: { announce: Announce }) {
  const { player, labels } = useRadio()
  const sleep = useAtomValue(player.state.sleep)
  const chosen = sleep?.minutes ?? 0
  // The page may have set another duration.
  const all = [...new Set([...choices, chosen])].toSorted((a, b) => a - b)
  const onChange = (value: string) => {
    const minutes = Number(value) || null
    player.sleepIn(minutes)
    announce(minutes === null ? labels.sleepCancelled : labels.sleepStarted(minutes))
  }
  return (
    <Choice
      className="radio-sleep"
      legend={labels.sleep}
      options={all.map((minutes) => ({
        value: String(minutes),
        label: minutes ? String(minutes) : labels.sleepOff,
      }))}
      value={String(chosen)}
      onChange={onChange}
    />
  )
}
