import type { ReactNode } from 'react'
import { useLater } from '../useLater.ts'
import { useSeries } from './useSeries.ts'

/** How many days in a row the number of the day was found; what else stands there without one. */
export default function Series({ without }: { without: ReactNode }) {
  const { labels } = useLater()
  const series = useSeries()
  return series > 0 ? labels.series(series) : without
}
