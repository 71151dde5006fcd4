import { DotMatrix, Legend } from '@kleinzeug/ui'
import { DIGITS } from './Display.tsx'
import { UnlitYear } from '../year/UnlitYear.tsx'
import { useWorktime } from '../WorktimeContext.ts'

/** The device before it knows what day it is: what a server renders. Every dot is there, none is lit. */
export function UnlitDevice() {
  const { labels } = useWorktime()
  return (
    <div className="ui-device worktime-device" data-unlit="">
      <div className="ui-window worktime-window">
        <div className="worktime-head">
          <Legend>{labels.balance}</Legend>
        </div>
        <DotMatrix className="worktime-digits" columns={DIGITS} text="" />
        <UnlitYear />
      </div>
      <div className="worktime-plate" />
    </div>
  )
}
