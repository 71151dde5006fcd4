import type { IsoDate } from '@kleinzeug/calendar-day'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when the day has turned while the component is shown. */
export function useDayTurn(today: IsoDate, onTurn: () => void): void {
  const known = useRef(today)
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (known.current === today) return
    known.current = today
    turn()
  }, [today])
}
