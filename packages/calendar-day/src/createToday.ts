import { addDays } from './calendarDay.ts'
import { localDate, type IsoDate } from './localDate.ts'
import { startOfDay } from './startOfDay.ts'

/** Longest time in ms between two looks at the clock: timers stop while a machine sleeps, and the time zone may change. */
const LONGEST = 60_000
const SHORTEST = 500

/** The current local day, as something to subscribe to. */
export interface Today {
  readonly read: () => IsoDate
  /** Calls back when the day has turned: at midnight, after sleep, in another time zone. */
  readonly subscribe: (onTurn: () => void) => () => void
}

/** The current local day, which tells its subscribers when it turns; `now` is the clock, in ms since 1970. */
export function createToday(now: () => number = Date.now): Today {
  const read = () => localDate(now())
  return {
    read,
    subscribe(onTurn) {
      let known = read()
      let timer: ReturnType<typeof setTimeout> | undefined
      const check = () => {
        const day = read()
        const untilMidnight = startOfDay(addDays(day, 1)) - now()
        clearTimeout(timer)
        timer = setTimeout(check, Math.min(Math.max(untilMidnight, SHORTEST), LONGEST))
        if (day === known) return
        known = day
        onTurn()
      }
      check()
      // A server has no page.
      const page = typeof document === 'undefined' ? [] : [document, globalThis]
      const events = ['visibilitychange', 'focus']
      for (const target of page) for (const event of events) target.addEventListener(event, check)
      return () => {
        clearTimeout(timer)
        for (const target of page) for (const event of events) target.removeEventListener(event, check)
      }
    },
  }
}
