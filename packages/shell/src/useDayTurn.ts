import type { IsoDate } from '@kleinzeug/calendar-day'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back when the day has turned while the component is shown, for example to announce that another day stays
 * chosen.
 *
 * @example
 * ```ts
 * useDayTurn(today, () => announce(labels.dayTurned(labels.longDate(today), labels.longDate(chosen))))
 * ```
 */
export function useDayTurn(today: IsoDate, onTurn: () => void): void {
  const known = useRef(today)
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (known.current === today) return
    known.current = today
    turn()
  }, [today])
}
