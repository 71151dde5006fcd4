import { Legend } from '@kleinzeug/ui'
import { Digits } from './Digits.tsx'
import { UnlitYear } from './UnlitYear.tsx'
import { useWorktime } from './WorktimeContext.ts'

/** The device before it knows what day it is: what a server renders. Every dot is there, none is lit. */
export function UnlitDevice() {
  const { labels } = useWorktime()
  return (
    <div className="worktime-device" data-unlit="">
      <div className="worktime-window">
        <div className="worktime-head">
          <Legend>{labels.balance}</Legend>
        </div>
        <Digits text="        " />
        <UnlitYear />
      </div>
      <div className="worktime-plate" />
    </div>
  )
}
