import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useId } from 'react'
import { readClock, spanMinutes } from '../../model/calendar/clock.ts'
import { withTimes } from '../../model/entry/entry.ts'
import { NOTE_LIMIT } from '../../model/record/work.ts'
import { projectsOf } from '../../model/record/projects.ts'
import { SpanFields } from './SpanFields.tsx'
import { useEditDay } from './useEditDay.ts'
import { useLater } from '../useLater.ts'

/** The fields of start, end, break, project and note, and those of each of several times of work. */
export function DetailsForm() {
  const { state, labels } = useLater()
  const date = useAtomValue(state.selected)
  const day = useAtomValue(state.day)
  const { put } = useEditDay()
  const start = useDraft(`${date}/start`, day?.start)
  const end = useDraft(`${date}/end`, day?.end)
  const pause = useDraft(`${date}/pause`, day?.breakMinutes === undefined ? '' : String(day.breakMinutes))
  const note = useDraft(`${date}/note`, day?.note)
  const project = useDraft(`${date}/project`, day?.project)
  const times = [start, end, pause]
  const texts = [project, note]
  const projects = projectsOf(useAtomValue(state.year))
  const list = useId()

  /** Stores what can be read; project and note also beside times that are refused. */
  const submit = () => {
    if (![...times, ...texts].some(({ isDraft }) => isDraft)) return
    const { note: _note, project: _project, ...rest } = day ?? { date, hoursWorked: 0 }
    const noted = {
      ...rest,
      ...(project.text.trim() !== '' && { project: project.text.trim() }),
      ...(note.text.trim() !== '' && { note: note.text.trim() }),
    }
    const { start: _start, end: _end, breakMinutes: _break, ...bare } = noted
    const isEmpty = [start, end].every(({ text }) => text.trim() === '')
    const [from, to] = [readClock(start.text), readClock(end.text)]
    const minutes = pause.text.trim() === '' ? 0 : Number(pause.text)
    let next = noted
    if (!isEmpty && (from === undefined || to === undefined)) start.refuse(labels.timesProblem)
    else if (!Number.isInteger(minutes) || minutes < 0 || (from && to && minutes > spanMinutes(from, to)))
      pause.refuse(labels.breakProblem)
    // Times that nobody changed stay as they are, with what stands beside each of them.
    else if (times.some(({ isDraft }) => isDraft)) {
      next = from === undefined || to === undefined ? bare : withTimes(bare, from, to, minutes)
      for (const field of times) field.clear()
    }
    for (const field of texts) field.clear()
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
      <div className="worktime-details-note worktime-pair">
        <TextField
          label={labels.column.project}
          {...project.field}
          list={list}
          maxLength={NOTE_LIMIT}
          autoComplete="off"
        />
        <TextField label={labels.note} {...note.field} maxLength={NOTE_LIMIT} autoComplete="off" />
      </div>
      <datalist id={list}>
        {projects.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {day?.spans?.map((span, index) => (
        <SpanFields key={`${span.start} ${span.end}`} day={day} index={index} span={span} list={list} />
      ))}
      <Button type="submit">{labels.save}</Button>
    </form>
  )
}
