import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isOver } from '../model/game.ts'
import { messageOf } from './message.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

type ResultMessage = typeof import('./resultMessage.ts')

/** What the window says. What it says of a game that is over is loaded ahead of its end. */
export function useMessage() {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const [results, setResults] = useState<ResultMessage>()
  useEffect(() => void import('./resultMessage.ts').then(setResults, () => {}), [])
  return isOver(game) ? (results?.resultMessageOf(game, labels) ?? '') : messageOf(game, labels)
}
