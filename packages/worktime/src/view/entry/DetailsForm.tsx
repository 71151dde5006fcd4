import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { readClock, spanMinutes } from '../../model/calendar/clock.ts'
import { withTimes } from '../../model/entry/entry.ts'
import { NOTE_LIMIT, type WorkDay, type WorkSpan } from '../../model/record/work.ts'
import { useEditDay } from './useEditDay.ts'
import { useLater } from '../useLater.ts'

/** The fields of start, end, break and note. */
export function DetailsForm() {
  const { state, labels } = useLater()
  const date = useAtomValue(state.selected)
  const day = useAtomValue(state.day)
  const { put } = useEditDay()
  const start = useDraft(`${date}/start`, day?.start)
  const end = useDraft(`${date}/end`, day?.end)
  const pause = useDraft(`${date}/pause`, day?.breakMinutes === undefined ? '' : String(day.breakMinutes))
  const note = useDraft(`${date}/note`, day?.note)
  const times = [start, end, pause]

  /** Stores what can be read; a note also beside times that are refused. */
  const submit = () => {
    if (![...times, note].some(({ isDraft }) => isDraft)) return
    const { note: _note, ...rest } = day ?? { date, hoursWorked: 0 }
    const noted = { ...rest, ...(note.text.trim() !== '' && { note: note.text.trim() }) }
    const { start: _start, end: _end, breakMinutes: _break, ...bare } = noted
    const isEmpty = [start, end].every(({ text }) => text.trim() === '')
    const [from, to] = [readClock(start.text), readClock(end.text)]
    const minutes = pause.text.trim() === '' ? 0 : Number(pause.text)
    let next = noted
    if (!isEmpty && (from === undefined || to === undefined)) start.refuse(labels.timesProblem)
    else if (!Number.isInteger(minutes) || minutes < 0 || (from && to && minutes > spanMinutes(from, to)))
      pause.refuse(labels.breakProblem)
    else {
      next = from === undefined || to === undefined ? bare : withTimes(bare, from, to, minutes)
      for (const field of times) field.clear()
    }
    note.clear()
    if (day || Object.keys(next).length > 2 || next.hoursWorked !== 0) put(date, next)
  }

  // Typed text is stored also when another day is chosen without the button.
  const takeDraft = useEffectEvent(submit)
  useEffect(() => () => takeDraft(), [])

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
      <TextField label={labels.start} {...start.field} inputMode="decimal" autoComplete="off" />
      <TextField label={labels.end} {...end.field} inputMode="decimal" autoComplete="off" />
      <TextField label={labels.break} {...pause.field} inputMode="numeric" autoComplete="off" />
      <TextField
        className="worktime-details-note"
        label={labels.note}
        {...note.field}
        maxLength={NOTE_LIMIT}
        autoComplete="off"
      />
      {day?.spans?.map((span, index) => (
        <SpanNote key={`${span.start} ${span.end}`} day={day} index={index} span={span} />
      ))}
      <Button type="submit">{labels.save}</Button>
    </form>
  )
}

interface SpanNoteProps {
  day: WorkDay
  index: number
  span: WorkSpan
}

/** What was done in one of several times of work. It is stored once the field is left. */
function SpanNote({ day, index, span }: SpanNoteProps) {
  const { labels } = useLater()
  const { put } = useEditDay()
  const draft = useDraft(`${day.date}/span/${index}`, span.note)
  return (
    <TextField
      className="worktime-details-note"
      label={labels.spanNote(span.start, span.end)}
      {...draft.field}
      maxLength={NOTE_LIMIT}
      autoComplete="off"
      onBlur={() => {
        if (!draft.isDraft) return
        const { note: _note, ...rest } = span
        const note = draft.text.trim()
        const spans = (day.spans ?? []).with(index, note === '' ? rest : { ...rest, note })
        draft.clear()
        put(day.date, { ...day, spans })
      }}
    />
  )
}
