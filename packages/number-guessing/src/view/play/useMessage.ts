import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { firstMessageOf } from './message.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

type LaterMessage = typeof import('./laterMessage.ts')

/** What the window says. What it does not say at first is loaded ahead. */
export function useMessage() {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const [later, setLater] = useState<LaterMessage>()
  useEffect(() => void import('./laterMessage.ts').then(setLater, () => {}), [])
  return firstMessageOf(game, labels) ?? later?.laterMessageOf(game, labels) ?? ''
}
