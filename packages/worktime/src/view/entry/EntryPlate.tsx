import { useDraft } from '@kleinzeug/shell'
import { Button, Icon, IconButton, Legend, SelectField, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Fragment, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withHalfLeave, withKind } from '../../model/entry/entry.ts'
import { repeatWeekPatch } from '../../model/entry/repeatWeek.ts'
import { dayKinds, minutesOf } from '../../model/record/work.ts'
import { usePaintedAtom } from '../device/usePaintedAtom.ts'
import { DayDetails } from './DayDetails.tsx'
import { TimerKey } from './TimerKey.tsx'
import { addDays, type IsoDate } from '../../model/calendar/date.ts'
import { mayNameDay, readDayLine } from './readDayLine.ts'
import { useEditDay } from './useEditDay.ts'
import { useWorktime, type Refusal } from '../WorktimeContext.ts'

/** The plate's upper part: the chosen day, its hours, the timer. On a phone it stays at the thumb. */
export function EntryPlate() {
  const { state, labels } = useWorktime()
  const date = useAtomValue(state.selected)
  const today = useAtomValue(state.today)
  const select = useSetAtom(state.select)
  return (
    <>
      <div className="worktime-entry">
        <div className="worktime-entry-head">
          <Legend className="worktime-entry-day">
            {date === today ? `${labels.today}, ${labels.shortDay(date)}` : labels.shortDay(date)}
          </Legend>
          {date !== today && (
            <Button variant="quiet" aria-keyshortcuts="t" onClick={() => select(today)}>
              {labels.today}
            </Button>
          )}
          <IconButton
            label={labels.keys.previousDay}
            icon={<Icon name="left" />}
            onClick={() => select(addDays(date, -1))}
          />
          <IconButton
            label={labels.keys.nextDay}
            icon={<Icon name="right" />}
            onClick={() => select(addDays(date, 1))}
          />
        </div>
        {/* A draft belongs to its day. */}
        <EntryForm key={date} />
        <UndoBar />
      </div>
      <DayKinds />
      <DayDetails />
    </>
  )
}

function EntryForm() {
  const { state, labels, afterPaint, entry } = useWorktime()
  const date = useAtomValue(state.selected)
  const store = useStore()
  /** What is stored for the day, as of the last painted frame. */
  const [day, setDay] = useState(() => store.get(state.day))
  const line = useDraft(`${date}/hours`, day ? labels.duration(minutesOf(day)) : '')
  /** Why half an hour more was refused: it is in no draft. */
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { enterLine } = useEditDay()
  /** The other day that the draft names; `null` names none that exists. */
  const [namedDay, setNamedDay] = useState<IsoDate | null>()
  // What is typed and not taken yet. Midnight may put another day in this place: it is taken then.
  const pending = useRef(line.isDraft ? line.text : undefined)
  /** Whether the text was taken a moment ago and is still the one that was typed. */
  const taken = useRef(false)
  const takePending = useEffectEvent(async () => {
    const text = pending.current
    if (text === undefined) return
    const refusal = await enterLine(date, text)
    if (refusal === undefined) line.clear()
    else line.refuse(refusal, text)
  })
  useEffect(() => () => void takePending(), [])
  useEffect(() => {
    const follow = () => setDay(store.get(state.day))
    follow()
    return store.sub(state.day, () => void afterPaint(follow))
  }, [afterPaint, state, store])

  const change = (text: string | undefined) => {
    pending.current = text
    if (text === undefined) line.clear()
    else line.set(text)
    setProblem(undefined)
    setNamedDay(undefined)
    if (text !== undefined && mayNameDay(text))
      void readDayLine(text, store.get(state.today)).then((read) => {
        if (pending.current === text) setNamedDay(read?.day)
      })
  }

  /** Stores what was typed, or says why not. The field shows it the usual way once the entry is painted. */
  const commit = (text: string) => {
    const refusal = enterLine(date, text)
    if (!(refusal instanceof Promise)) return settle(refusal)
    return refusal.then((later) => (pending.current === text ? settle(later) : later))
  }
  const settle = (refusal: Refusal) => {
    if (refusal !== undefined) {
      if (pending.current === undefined) setProblem(refusal)
      else line.refuse(refusal, pending.current)
      return refusal
    }
    // React renders once more before it finds that nothing changed.
    if (problem !== undefined) setProblem(undefined)
    pending.current = undefined
    taken.current = true
    afterPaint(() => {
      taken.current = false
      // What has been typed since is another draft.
      if (pending.current !== undefined) return
      flushSync(() => {
        line.clear()
        setNamedDay(undefined)
        setDay(store.get(state.day))
      })
      if (field.current?.matches(':focus')) field.current?.select()
    })
    return undefined
  }

  useImperativeHandle(entry, () => ({
    focus: (text) => {
      field.current?.focus()
      if (text === undefined) field.current?.select()
      else change(text)
    },
    change,
    commit: () => (pending.current === undefined ? undefined : commit(pending.current)),
  }))

  return (
    <form
      className="worktime-entry-form"
      // What is wrong is said at the field; the browser need not look for it.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Until it is painted the field still shows a text that was taken: a second Enter does not take it again.
        if (pending.current === undefined) field.current?.select()
        else void commit(pending.current)
      }}
    >
      <TextField
        ref={field}
        className="worktime-entry-field"
        label={labels.entry}
        labelHidden
        value={line.text}
        placeholder="0:00"
        error={line.reason ?? problem}
        hint={namedDay === undefined ? labels.entryHint : labels.entryDay(namedDay)}
        autoComplete="off"
        enterKeyHint="done"
        onChange={change}
        // Typed text is stored also when another day is chosen without Enter.
        onBlur={() => pending.current !== undefined && void commit(pending.current)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') change(undefined)
          else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            // Left to itself the browser submits after a keypress, two input events and a click on the save key.
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }
          // The first character typed before the field shows the entry replaces the text that was taken.
          else if (taken.current && event.key.length === 1) {
            taken.current = false
            field.current?.select()
          }
        }}
      />
      <Button type="submit" className="worktime-save">
        {labels.save}
      </Button>
      <div className="worktime-keys">
        <TimerKey />
        <Button onClick={() => void commit('+0:30')}>{labels.addHalfHour}</Button>
      </div>
    </form>
  )
}

/** What was done last and can be taken back, or was taken back and can be done again: in the frame after it. */
function UndoBar() {
  const { state, labels, entry, undo, redo } = useWorktime()
  const undoable = usePaintedAtom(state.undoable)
  const redoable = usePaintedAtom(state.redoable)
  const last = redoable ?? undoable
  if (!last) return null
  // With the last step its key goes, and the focus would go with it.
  const then = (act: () => unknown) => () => {
    act()
    entry.current?.focus()
  }
  return (
    <div className="worktime-undo">
      <span>
        {redoable
          ? labels.undone(labels.steps[redoable.kind])
          : labels.undoable(last.kind, last.date, last.days)}
        {!redoable && last.start !== undefined && ` ${labels.startMoved(last.start)}`}
      </span>
      {undoable &&
        (redoable ? (
          <IconButton label={labels.undo} icon={<Icon name="undo" />} onClick={then(undo)} />
        ) : (
          <Button variant="quiet" icon={<Icon name="undo" />} onClick={then(undo)}>
            {labels.undo}
          </Button>
        ))}
      {redoable && <IconButton label={labels.redo} icon={<Icon name="redo" />} onClick={then(redo)} />}
    </div>
  )
}

/** Value of the choice of half a day of leave beside the kinds of day. */
const halfLeave = 'half'

function DayKinds() {
  const { state, labels, announce } = useWorktime()
  const date = useAtomValue(state.selected)
  const kind = useAtomValue(state.kind)
  const perDay = useAtomValue(state.perDay)
  const half = useAtomValue(state.half)
  const store = useStore()
  const edit = useSetAtom(state.editDays)
  const { put } = useEditDay()
  /** The day in whose week there was nothing to repeat. */
  const [empty, setEmpty] = useState<IsoDate>()
  return (
    <div className="worktime-kinds">
      <SelectField
        label={labels.kind}
        labelHidden
        value={half ? halfLeave : kind}
        onChange={(value) => {
          const next = dayKinds.find((one) => one === value) ?? 'work'
          const before = store.get(state.day) ?? { date, hoursWorked: 0 }
          const changed = value === halfLeave ? withHalfLeave(before) : withKind(before, next)
          // A working day without anything on it is no entry.
          const bare = Object.keys(changed).length === 2 && changed.hoursWorked === 0
          put(date, value === 'work' && bare ? undefined : changed)
        }}
      >
        {dayKinds.map((value) => (
          <Fragment key={value}>
            <option value={value}>{labels.kinds[value]}</option>
            {value === 'vacation' && <option value={halfLeave}>{`½\u202f${labels.kinds.vacation}`}</option>}
          </Fragment>
        ))}
      </SelectField>
      <Button
        className="worktime-repeat"
        onClick={() => {
          const patch = repeatWeekPatch(store.get(state.data), date)
          edit(patch, 'repeat')
          if (patch.size > 0) announce(labels.repeated(patch.size))
          setEmpty(patch.size > 0 ? undefined : date)
        }}
      >
        {labels.repeatWeek}
      </Button>
      {/* Empty before, so that a screen reader says it. */}
      <p className="worktime-note" role="status">
        {empty === date && labels.nothingToRepeat}
      </p>
      {kind !== 'work' && <p className="worktime-note">{labels.kindEffect(kind, perDay, half)}</p>}
    </div>
  )
}
