import { localDate, type IsoDate } from '@kleinzeug/calendar-day'
import { atom, type Atom } from 'jotai'

/** The local calendar day by a clock; while something subscribes to it, it turns at midnight. */
export function todayAtom(now: () => number): Atom<IsoDate> {
  const day = atom(localDate(now()))
  day.onMount = (set) => {
    const follow = () => set(localDate(now()))
    follow()
    let stop: (() => void) | undefined
    let isMounted = true
    // No page needs it before its first midnight.
    import('@kleinzeug/calendar-day/today').then(
      ({ createToday }) => {
        if (!isMounted) return
        stop = createToday(now).subscribe(follow)
        follow()
      },
      // Without a network the day turns when the page is loaded again.
      () => undefined,
    )
    return () => {
      isMounted = false
      stop?.()
    }
  }
  return day
}
