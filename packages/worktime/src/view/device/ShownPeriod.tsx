import { useView } from '@kleinzeug/shell/view'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { yearOf, isIsoDate } from '../../model/calendar/date.ts'
import { worktimeContext } from '../WorktimeContext.ts'

/** Keeps what is shown, a month `2026-04`, a year `2026` or `years`, and the `view` prop in step. */
export default function ShownPeriod() {
  const { state, props } = worktimeContext.use()
  const [view, setView] = useAtom(state.view)
  const selected = useAtomValue(state.selected)
  const today = useAtomValue(state.today)
  const select = useSetAtom(state.select)
  const selectYear = useSetAtom(state.selectYear)
  const month = selected.slice(0, 7)
  const shown = { years: 'years', year: month.slice(0, 4), month }[view]

  const show = (next: string) => {
    if (next === 'years') return setView('years')
    if (/^\d{4}$/.test(next)) {
      if (Number(next) !== yearOf(selected)) selectYear(Number(next))
      return setView('year')
    }
    if (!isIsoDate(`${next}-01`)) return
    if (next !== month) select(today.startsWith(next) ? today : `${next}-01`)
    setView('month')
  }
  useView(props, shown, show, today.slice(0, 4))
  return null
}
