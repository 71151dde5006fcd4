import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { readClock, spanMinutes } from '../../model/calendar/clock.ts'
import { withTimes } from '../../model/entry/entry.ts'
import { NOTE_LIMIT, type WorkDay } from '../../model/record/work.ts'
import { useEditDay } from './useEditDay.ts'
import { useWorktime } from '../WorktimeContext.ts'

/** The fields of start, end, break and note. */
export function DetailsForm() {
  const { state, labels } = useWorktime()
  const date = useAtomValue(state.selected)
  const day = useAtomValue(state.day)
  const { put } = useEditDay()
  const [draft, setDraft] = useState<Partial<Record<'start' | 'end' | 'pause' | 'note', string>>>({})
  const [problem, setProblem] = useState<'times' | 'break'>()
  const value = {
    start: draft.start ?? day?.start ?? '',
    end: draft.end ?? day?.end ?? '',
    pause: draft.pause ?? (day?.breakMinutes === undefined ? '' : String(day.breakMinutes)),
    note: draft.note ?? day?.note ?? '',
  }
  const change = (field: keyof typeof value) => (text: string) => {
    setDraft((before) => ({ ...before, [field]: text }))
    setProblem(undefined)
  }

  const submit = () => {
    if (Object.keys(draft).length === 0) return undefined
    const {
      note: _note,
      start: _start,
      end: _end,
      breakMinutes: _break,
      ...rest
    } = day ?? { date, hoursWorked: 0 }
    const noted: WorkDay = { ...rest, ...(value.note.trim() !== '' && { note: value.note.trim() }) }
    const bare = [value.start, value.end].every((text) => text.trim() === '')
    const [start, end] = [readClock(value.start), readClock(value.end)]
    const pause = value.pause.trim() === '' ? 0 : Number(value.pause)
    if (!bare && (start === undefined || end === undefined)) return setProblem('times')
    if (!Number.isInteger(pause) || pause < 0) return setProblem('break')
    if (start !== undefined && end !== undefined && pause > spanMinutes(start, end))
      return setProblem('break')
    const next = start === undefined || end === undefined ? noted : withTimes(noted, start, end, pause)
    put(date, !day && Object.keys(next).length === 2 && next.hoursWorked === 0 ? undefined : next)
    setDraft({})
    return undefined
  }

  // What was typed is kept, too, when one goes on to another day without the key.
  const takeDraft = useEffectEvent(() => {
    submit()
  })
  useEffect(() => takeDraft, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is typed in its fields is taken
    <form
      className="worktime-details-form"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) submit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={labels.start}
        value={value.start}
        inputMode="decimal"
        autoComplete="off"
        error={problem === 'times' ? labels.timesProblem : undefined}
        onChange={change('start')}
      />
      <TextField
        label={labels.end}
        value={value.end}
        inputMode="decimal"
        autoComplete="off"
        onChange={change('end')}
      />
      <TextField
        label={labels.break}
        value={value.pause}
        inputMode="numeric"
        autoComplete="off"
        error={problem === 'break' ? labels.breakProblem : undefined}
        onChange={change('pause')}
      />
      <TextField
        className="worktime-details-note"
        label={labels.note}
        value={value.note}
        maxLength={NOTE_LIMIT}
        autoComplete="off"
        onChange={change('note')}
      />
      <Button type="submit">{labels.save}</Button>
    </form>
  )
}
