import { memo } from 'react'
import type { IsoDate } from '../../model/calendar/date.ts'
import { useDayText } from './useDayText.ts'

/** What there is to say of one day, in a line below the dots. */
export const Readout = memo(function Readout({ date }: { date: IsoDate }) {
  const describe = useDayText()
  return (
    <p className="worktime-readout" aria-hidden="true">
      {describe(date).parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have their places
        <span key={index}>{part}</span>
      ))}
    </p>
  )
})
