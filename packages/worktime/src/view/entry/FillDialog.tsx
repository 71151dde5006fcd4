import { useDraft } from '@kleinzeug/shell'
import { Button, Choice, Dialog, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  addDays,
  daysBetween,
  isIsoDate,
  weekdayOf,
  yearOf,
  type IsoDate,
} from '../../model/calendar/date.ts'
import { effectOf } from '../../model/account/effect.ts'
import { leaveOf } from '../../model/leave/leave.ts'
import { withDays, type DayPatch } from '../../model/record/edit.ts'
import { readDuration } from '../../model/entry/entry.ts'
import { FILL_LIMIT, fillPatch } from '../../model/entry/fill.ts'
import { dayKinds, yearIn, type DayKind } from '../../model/record/work.ts'
import { useHolidays } from '../useHolidays.ts'
import { WeekdayKeys } from '../settings/WeekdayKeys.tsx'
import { useLater } from '../useLater.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
}

/** Many days at once: a range, its weekdays, one entry. */
export function FillDialog({ open, onClose }: DialogProps) {
  const { labels } = useLater()
  return (
    <Dialog open={open} onClose={onClose} title={labels.fillTitle} className="worktime-dialog">
      <FillForm onClose={onClose} />
    </Dialog>
  )
}

function FillForm({ onClose }: { onClose: () => void }) {
  const { state, labels } = useLater()
  const data = useAtomValue(state.data)
  const selected = useAtomValue(state.selected)
  const edit = useSetAtom(state.editDays)
  const monday = addDays(selected, -weekdayOf(selected))
  const [kind, setKind] = useState<DayKind>('work')
  const account = useAtomValue(state.account)
  /** By a contract the days differ: left empty, each gets its own. */
  const isPlanned = account.plan.model === 'contract'
  const target = isPlanned ? '' : labels.duration(account.perDay)
  const drafts = {
    from: useDraft('fill/from', monday),
    to: useDraft('fill/to', addDays(monday, 4)),
    hours: useDraft('fill/hours', kind === 'work' ? target : '0'),
  }
  const [from, to] = [drafts.from.text, drafts.to.text]
  const close = () => {
    for (const draft of Object.values(drafts)) draft.clear()
    onClose()
  }
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(new Set([0, 1, 2, 3, 4]))
  const [skipHolidays, setSkipHolidays] = useState(true)
  const [overwrite, setOverwrite] = useState(false)

  const typed = drafts.hours.text.trim()
  const minutes = typed === '' && isPlanned ? 'planned' : readDuration(typed)
  const dates = isIsoDate(from) && isIsoDate(to)
  const rangeProblem = dates
    ? from > to
      ? labels.rangeProblem
      : daysBetween(from, to) >= FILL_LIMIT
        ? labels.rangeTooLong
        : undefined
    : undefined
  const fits = dates && rangeProblem === undefined
  const holidays = useHolidays(yearOf(fits ? from : selected), yearOf(fits ? to : selected))
  const hoursProblem =
    minutes === undefined
      ? labels.durationProblem
      : minutes !== 'planned' && minutes > 1440
        ? labels.entryProblem['over-day']
        : undefined
  const patch =
    fits && minutes !== undefined && hoursProblem === undefined
      ? fillPatch(data, {
          from,
          to,
          minutes,
          kind,
          weekdays,
          overwrite,
          except: new Set(skipHolidays ? holidays.keys() : []),
        })
      : undefined
  return (
    <form
      className="worktime-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!patch || patch.size === 0) return
        edit(patch, 'fill')
        close()
      }}
    >
      <div className="worktime-pair">
        <TextField
          type="date"
          label={labels.from}
          {...drafts.from.field}
          error={isIsoDate(from) ? undefined : labels.dateProblem}
        />
        <TextField
          type="date"
          label={labels.to}
          {...drafts.to.field}
          error={isIsoDate(to) ? rangeProblem : labels.dateProblem}
        />
      </div>
      <Choice
        legend={labels.kind}
        value={kind}
        onChange={(next) => {
          setKind(next)
          drafts.hours.clear()
        }}
        options={dayKinds.map((value) => ({ value, label: labels.kinds[value] }))}
      />
      <TextField
        label={labels.hoursField}
        {...drafts.hours.field}
        hint={isPlanned && kind === 'work' ? labels.hoursAsPlanned : undefined}
        placeholder={isPlanned ? labels.asPlanned : undefined}
        autoComplete="off"
        error={hoursProblem}
      />
      <WeekdayKeys legend={labels.onWeekdays} value={weekdays} onChange={setWeekdays} />
      {holidays.size > 0 && (
        <Switch label={labels.skipHolidays} checked={skipHolidays} onChange={setSkipHolidays} />
      )}
      {patch && patch.size > 0 && <FillEffect patch={patch} from={from} to={to} />}
      <Switch label={labels.overwrite} checked={overwrite} onChange={setOverwrite} />
      <div className="ui-dialog-actions">
        <Button onClick={close}>{labels.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={!patch || patch.size === 0 || undefined}>
          {labels.fillSubmit(patch?.size ?? 0)}
        </Button>
      </div>
    </form>
  )
}

interface FillEffectProps {
  patch: DayPatch
  from: IsoDate
  to: IsoDate
}

/** What the filled days do to the balance, before they are entered. */
function FillEffect({ patch, from, to }: FillEffectProps) {
  const { state, labels } = useLater()
  const data = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const { target, counted } = effectOf(data, patch, from, to)
  const after = withDays(data, patch)
  const year = yearIn(after, yearOf(to))
  const leave = year && leaveOf(after, year, today)
  return (
    <p className="worktime-note" role="status">
      {labels.fillEffect(target, counted)}
      {leave &&
        [...patch.values()].some((day) => day?.kind === 'vacation') &&
        ` ${labels.leaveAfter(leave.left)}`}
    </p>
  )
}
