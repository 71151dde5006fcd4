import { createTonePlayer } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useSmoothEye } from './SmoothEyeContext.ts'

const change = [{ wave: 'sine', frequency: 660, length: 0.35, amplitude: 0.2 }] as const
const end = [
  { wave: 'sine', frequency: 660, length: 0.3, amplitude: 0.2 },
  { wave: 'sine', frequency: 880, start: 0.25, length: 0.7, amplitude: 0.2 },
] as const

/** A tone when the next exercise of a programme begins and when the last one is over, if it is switched on. */
export function useChimes(): void {
  const { state, labels, announce } = useSmoothEye()
  const [player] = useState(createTonePlayer)
  const { tone } = useAtomValue(state.settings)
  const status = useAtomValue(state.status)
  const position = useAtomValue(state.position)
  const index = position?.index ?? 0
  const path = position?.exercise.path
  const before = useRef({ index, status })
  useEffect(() => {
    const { index: lastIndex, status: lastStatus } = before.current
    before.current = { index, status }
    if (lastStatus === 'running' && status === 'finished') {
      if (tone) player.play(end)
      announce(labels.finished(labels.length(Math.round((position?.elapsed ?? 0) / 1000))))
    } else if (status === 'running' && index > lastIndex) {
      if (tone) player.play(change)
      if (path) announce(labels.paths[path])
    }
    // The time that has passed changes with every frame and decides nothing here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index, status, tone, path, player, labels, announce])
  useEffect(() => () => player.close(), [player])
}
