import { useAtomValue } from 'jotai'
import { useRadio } from '../RadioContext.ts'

/** The message below the station: reason of a fault, else mute and sleep timer; 'ample' adds the time to a new try. */
export function useMessage(room: 'ample' | 'little'): string {
  const { player, labels } = useRadio()
  const { reason } = useAtomValue(player.state.playback)
  const seconds = useAtomValue(player.state.retrySeconds)
  const sleep = useAtomValue(player.state.sleepMinutes)
  const muted = useAtomValue(player.state.muted)
  if (reason)
    return [labels.reasons[reason], room === 'ample' && seconds !== null && labels.retryIn(seconds)]
      .filter(Boolean)
      .join(' ')
  return [muted && labels.muted, sleep !== null && labels.sleepLeft(sleep)].filter(Boolean).join(' · ')
}
