import { Button, Dialog, Icon, IconButton, TextField } from '@kleinzeug/ui'
import { useDayTurn, useDraft } from '@kleinzeug/shell'
import { ReminderForm } from '@kleinzeug/shell/reminder'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isIsoDate } from '@kleinzeug/calendar-day'
import { MOST_DAYS } from '../../model/talks.ts'
import { useLater } from '../useLater.ts'
import { Preparation } from './Preparation.tsx'

/** The days of one's talks, and the interval of the reminder. */
export function TalksDialog({ onClose }: { onClose: () => void }) {
  const { state, labels } = useLater()
  const entries = useAtomValue(state.entries)
  const [isPreparing, setPreparing] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPreparing ? labels.prepare : labels.talks}
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      {isPreparing ? (
        <Preparation onBack={() => setPreparing(false)} />
      ) : (
        <>
          {entries.length > 0 && (
            <Button variant="primary" onClick={() => setPreparing(true)}>
              {labels.prepare}
            </Button>
          )}
          <Talks />
          <Reminder />
        </>
      )}
    </Dialog>
  )
}

function Talks() {
  const { state, labels, announce } = useLater()
  const talks = useAtomValue(state.talks)
  const today = useAtomValue(state.today)
  const addTalk = useSetAtom(state.addTalk)
  const removeTalk = useSetAtom(state.removeTalk)
  const chosen = useDraft('talk', today)
  const date = chosen.text
  useDayTurn(today, () => {
    if (isIsoDate(date) && date !== today)
      announce(labels.dayTurned(labels.longDate(today), labels.longDate(date)))
  })
  return (
    <div className="achievements-form">
      <p className="achievements-note">{labels.talksHelp}</p>
      <form
        className="achievements-inline"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isIsoDate(date)) return chosen.refuse(labels.talkInvalid)
          addTalk(date)
          chosen.clear()
        }}
      >
        <TextField type="date" label={labels.talkDate} {...chosen.field} />
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
  const { state, labels } = useLater()
  const days = useAtomValue(state.reminder)
  const remind = useSetAtom(state.remind)
  return (
    <ReminderForm
      className="achievements-form"
      days={days}
      most={MOST_DAYS}
      onDays={remind}
      labels={labels}
    />
  )
}
