import { Button, Icon, Legend, SelectField, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { perDayOf } from '../../model/account/account.ts'
import { withKind } from '../../model/entry/entry.ts'
import { repeatWeekPatch } from '../../model/entry/fill.ts'
import { dayKinds, kindOf, minutesOf, type DayKind } from '../../model/record/work.ts'
import { DayDetails } from './DayDetails.tsx'
import { TimerKey } from './TimerKey.tsx'
import { useEditDay } from './useEditDay.ts'
import { useWorktime } from '../WorktimeContext.ts'

/** The plate's upper part: the chosen day, its hours, the timer. On a phone it stays at the thumb. */
export function EntryPlate({ onUndo }: { onUndo: () => void }) {
  const { state, labels } = useWorktime()
  const date = useAtomValue(state.selected)
  const today = useAtomValue(state.today)
  return (
    <>
      <div className="worktime-entry">
        <Legend className="worktime-entry-day">
          {date === today ? `${labels.today}, ${labels.shortDay(date)}` : labels.shortDay(date)}
        </Legend>
        {/* A draft belongs to its day. */}
        <EntryForm key={date} />
        <UndoBar onUndo={onUndo} />
      </div>
      <DayKinds />
      <DayDetails key={`details ${date}`} />
    </>
  )
}

function EntryForm() {
  const { state, labels, entry } = useWorktime()
  const date = useAtomValue(state.selected)
  const day = useAtomValue(state.day)
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { enter } = useEditDay()
  // What is typed and not taken yet. Midnight may put another day in this place: it is taken then.
  const pending = useRef<string>(undefined)
  const takePending = useEffectEvent(() => {
    if (pending.current !== undefined) enter(date, pending.current)
  })
  useEffect(() => takePending, [])

  const change = (text: string | undefined) => {
    pending.current = text
    setDraft(text)
    setProblem(undefined)
  }

  useImperativeHandle(entry, () => ({
    focus: (text) => {
      field.current?.focus()
      if (text === undefined) field.current?.select()
      else change(text)
    },
  }))

  /** @returns whether the text was taken */
  const commit = (text: string) => {
    const refusal = enter(date, text)
    setProblem(refusal)
    if (refusal === undefined) {
      pending.current = undefined
      setDraft(undefined)
    }
    return refusal === undefined
  }

  return (
    <form
      className="worktime-entry-form"
      onSubmit={(event) => {
        event.preventDefault()
        // The text as it is shown afterwards is the one to be selected: the next one typed replaces it.
        if (draft !== undefined) flushSync(() => commit(draft))
        field.current?.select()
      }}
    >
      <TextField
        ref={field}
        className="worktime-entry-field"
        label={labels.entry}
        labelHidden
        value={draft ?? (day ? labels.duration(minutesOf(day)) : '')}
        placeholder="0:00"
        error={problem}
        hint={labels.entryHint}
        autoComplete="off"
        enterKeyHint="done"
        onChange={change}
        // What was typed is kept, too, when one goes on to another day without the Enter key.
        onBlur={() => draft !== undefined && commit(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') change(undefined)
        }}
      />
      <Button type="submit" className="worktime-save">
        {labels.save}
      </Button>
      <div className="worktime-keys">
        <TimerKey />
        <Button onClick={() => commit('+0:30')}>{labels.addHalfHour}</Button>
      </div>
    </form>
  )
}

/** What was done last and can be taken back. */
function UndoBar({ onUndo }: { onUndo: () => void }) {
  const { state, labels, entry } = useWorktime()
  const undoable = useAtomValue(state.undoable)
  if (!undoable) return null
  return (
    <div className="worktime-undo">
      <span>{labels.undoable(undoable.kind, undoable.date, undoable.days)}</span>
      <Button
        variant="quiet"
        icon={<Icon name="undo" />}
        onClick={() => {
          onUndo()
          // With the last step the key goes, and the focus would go with it.
          entry.current?.focus()
        }}
      >
        {labels.undo}
      </Button>
    </div>
  )
}

function DayKinds() {
  const { state, labels, announce } = useWorktime()
  const date = useAtomValue(state.selected)
  const day = useAtomValue(state.day)
  const year = useAtomValue(state.year)
  const data = useAtomValue(state.data)
  const edit = useSetAtom(state.editDays)
  const { put } = useEditDay()
  const kind: DayKind = day ? kindOf(day) : 'work'
  return (
    <div className="worktime-kinds">
      <SelectField
        label={labels.kind}
        labelHidden
        value={kind}
        onChange={(value) => {
          const next = dayKinds.find((one) => one === value) ?? 'work'
          const changed = withKind(day ?? { date, hoursWorked: 0 }, next)
          // A working day without anything on it is no entry.
          const bare = Object.keys(changed).length === 2 && changed.hoursWorked === 0
          put(date, next === 'work' && bare ? undefined : changed)
        }}
      >
        {dayKinds.map((value) => (
          <option key={value} value={value}>
            {labels.kinds[value]}
          </option>
        ))}
      </SelectField>
      <Button
        className="worktime-repeat"
        onClick={() => {
          const patch = repeatWeekPatch(data, date)
          edit(patch, 'repeat')
          announce(patch.size > 0 ? labels.repeated(patch.size) : labels.nothingToRepeat)
        }}
      >
        {labels.repeatWeek}
      </Button>
      {kind !== 'work' && <p className="worktime-note">{labels.kindEffect(kind, perDayOf(year))}</p>}
    </div>
  )
}
