import { localDate, type IsoDate } from '@kleinzeug/calendar-day'
import { atom, type Atom } from 'jotai'

/** The local calendar day by a clock; while something subscribes to it, it turns at midnight. */
export function todayAtom(now: () => number): Atom<IsoDate> {
  const day = atom(localDate(now()))
  day.onMount = (set) => {
    const follow = () => set(localDate(now()))
    follow()
    // No page needs it before its first midnight. Without a network the day turns when the page is loaded again.
    const stop = import('@kleinzeug/calendar-day/today').then(
      ({ createToday }) => {
        follow()
        return createToday(now).subscribe(follow)
      },
      () => undefined,
    )
    return () => void stop.then((call) => call?.())
  }
  return day
}
