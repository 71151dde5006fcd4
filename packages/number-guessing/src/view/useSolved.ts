import { useStore } from 'jotai'
import { isFound } from '../model/game.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

/** To be called after each turn: tells the page once the number is found. */
export function useSolved() {
  const { state, props } = useNumberGuessing()
  const store = useStore()
  return () => {
    const game = store.get(state.game)
    const { mode, low, high, turns } = game
    if (isFound(game)) props.onSolved?.({ mode, low, high, guesses: turns.length })
  }
}
