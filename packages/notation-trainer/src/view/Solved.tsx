import { useStore } from 'jotai'
import { useTrainer } from './NotationTrainerContext.ts'
import { useSolved } from './useSolved.ts'

/** Tells the page of solved runs, where it listens. */
export default function Solved() {
  const { state, props } = useTrainer()
  useSolved({ state, store: useStore(), onSolved: props.onSolved })
  return null
}
