import { Button, Dialog, Icon, IconButton, TextField } from '@kleinzeug/ui'
import { useDayTurn } from '@kleinzeug/shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isIsoDate } from '@kleinzeug/calendar-day'
import { MOST_DAYS } from '../model/talks.ts'
import { useAchievements } from './AchievementsContext.ts'

/** The days of one's talks, and the interval of the reminder. */
export function TalksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { labels } = useAchievements()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.talks}
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <Talks />
      <Reminder />
    </Dialog>
  )
}

function Talks() {
  const { state, labels, announce } = useAchievements()
  const talks = useAtomValue(state.talks)
  const today = useAtomValue(state.today)
  const addTalk = useSetAtom(state.addTalk)
  const removeTalk = useSetAtom(state.removeTalk)
  const [chosen, setDate] = useState<string>()
  const date = chosen ?? today
  useDayTurn(today, () => {
    if (chosen !== undefined && isIsoDate(chosen) && chosen !== today)
      announce(labels.dayTurned(labels.longDate(today), labels.longDate(chosen)))
  })
  const [refused, setRefused] = useState(false)
  return (
    <div className="achievements-form">
      <p className="achievements-note">{labels.talksHelp}</p>
      <form
        className="achievements-inline"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(!isIsoDate(date))
          if (isIsoDate(date)) addTalk(date)
        }}
      >
        <TextField
          type="date"
          label={labels.talkDate}
          value={date}
          onChange={setDate}
          error={refused ? labels.talkInvalid : undefined}
        />
        <Button type="submit" variant="primary">
          {labels.addTalk}
        </Button>
      </form>
      {talks.length === 0 ? (
        <p className="achievements-note">{labels.noTalks}</p>
      ) : (
        <ul className="achievements-talks" aria-label={labels.talks}>
          {talks.map(({ key, date: day }) => (
            <li key={key}>
              <span>{labels.longDate(day)}</span>
              <IconButton
                icon={<Icon name="delete" />}
                label={labels.removeTalk(labels.longDate(day))}
                onClick={() => removeTalk(key)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Reminder() {
  const { state, labels } = useAchievements()
  const days = useAtomValue(state.reminder)
  const remind = useSetAtom(state.remind)
  const [text, setText] = useState(String(days))
  const isGood = /^\d{1,3}$/.test(text.trim()) && Number(text) <= MOST_DAYS
  return (
    <div className="achievements-form">
      <h3>{labels.reminder}</h3>
      <TextField
        label={labels.reminderDays}
        hint={labels.reminderHelp}
        inputMode="numeric"
        value={text}
        error={isGood ? undefined : labels.reminderInvalid}
        onChange={(next) => {
          setText(next)
          if (/^\d{1,3}$/.test(next.trim()) && Number(next) <= MOST_DAYS) remind(Number(next))
        }}
        autoComplete="off"
      />
    </div>
  )
}
