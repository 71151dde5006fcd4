import { useAtomValue } from 'jotai'
import { totalOn } from '../../model/account/curve.ts'
import { isoWeek, type IsoDate } from '../../model/calendar/date.ts'
import { targetOf } from '../../model/plan/plan.ts'
import { dayIn } from '../../model/record/edit.ts'
import { textsOf } from '../../model/record/spans.ts'
import { kindOf, minutesOf, shareOf } from '../../model/record/work.ts'
import { usePaintedAtom } from '../device/usePaintedAtom.ts'
import { useHolidays } from '../useHolidays.ts'
import { useWorktime } from '../WorktimeContext.ts'

/** What there is to say of a day, in parts for the eye and as one sentence; follows an entry in the next frame. */
export function useDayText() {
  const { state, labels } = useWorktime()
  const curve = usePaintedAtom(state.curve)
  const account = usePaintedAtom(state.account)
  const data = usePaintedAtom(state.data)
  const holidays = useHolidays(useAtomValue(state.number))
  return (date: IsoDate) => {
    const day = dayIn(data, date)
    const total = totalOn(curve, account, date)
    const holiday = holidays.get(date)
    const kind = day && kindOf(day) !== 'work' ? `${shareOf(day)}${labels.kinds[kindOf(day)]}` : undefined
    const hours = day && (minutesOf(day) > 0 || !kind) ? labels.duration(minutesOf(day)) : undefined
    const entry = [hours, kind].filter(Boolean).join(' · ') || labels.noEntry
    const balance =
      total === undefined || account.empty
        ? undefined
        : labels.signed(total - targetOf(account.plan, account.start, date))
    const texts = day ? textsOf(day) : []
    const name = holiday && labels.holiday(holiday.name, holiday.municipal !== undefined)
    return {
      parts: [
        labels.shortDay(date),
        labels.week(isoWeek(date).week),
        ...(name === undefined ? [] : [name]),
        entry,
        ...(balance === undefined ? [] : [`${labels.balance} ${balance}`]),
        // It may be long: the rest goes before it.
        ...texts,
      ],
      spoken: labels.dotValue(
        date,
        [name, [entry, ...texts].join(' · ')].filter(Boolean).join(', '),
        balance,
      ),
    }
  }
}
