import { useAtomValue } from 'jotai'
import { seriesOf } from '../../model/series.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

/** Days in a row on which the number of the day was found. */
export function useSeries() {
  const { state, environment } = useNumberGuessing()
  return seriesOf(useAtomValue(state.results), useAtomValue(environment.today))
}
