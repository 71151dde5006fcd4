import { useAtomValue } from 'jotai'
import { guesserOf } from '../model/data.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

/** The names of the two as they are shown. */
export function usePlayers() {
  const { state, labels } = useNumberGuessing()
  const names = useAtomValue(state.names)
  const rounds = useAtomValue(state.rounds)
  const guesser = guesserOf(rounds)
  const name = (player: 0 | 1) => names[player].trim() || labels.names[player]
  return { guesser: name(guesser), setter: name(guesser === 0 ? 1 : 0), name }
}
