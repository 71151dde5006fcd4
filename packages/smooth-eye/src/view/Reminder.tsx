import { Button, Legend, Notice, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useSmoothEye } from './SmoothEyeContext.ts'
import { requestNotifications, useReminder, type NotificationAccess } from './useReminder.ts'

/** Minutes between two reminders, and seconds of a look into the distance: the 20-20-20 rule. */
const MINUTES = 20
const SECONDS = 20

/** Reminds of looking into the distance while this page is open. */
export function Reminder() {
  const { state, labels } = useSmoothEye()
  const { remindAfter } = useAtomValue(state.data)
  const setRemindAfter = useSetAtom(state.remindAfter)
  const [access, setAccess] = useState<NotificationAccess>()
  const [due, dismiss] = useReminder(remindAfter, labels.remindNow, labels.remindText)
  return (
    <section className="smooth-eye-panel" aria-label={labels.remind}>
      <Legend>{labels.remindNow}</Legend>
      <Switch
        label={labels.remind}
        checked={remindAfter > 0}
        onChange={(on) => {
          setRemindAfter(on ? MINUTES : 0)
          if (on) void requestNotifications().then(setAccess)
        }}
      />
      <p>{labels.remindHelp}</p>
      {remindAfter > 0 && (access === 'denied' || access === 'unsupported') && <p>{labels.remindDenied}</p>}
      {/* Each reminder counts anew. */}
      {due > 0 && <Countdown key={due} onEnd={dismiss} />}
    </section>
  )
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  const { labels } = useSmoothEye()
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    const end = Date.now() + SECONDS * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <Notice
      title={labels.remindNow}
      actions={
        <Button variant={left === 0 ? 'primary' : 'key'} onClick={onEnd}>
          {labels.close}
        </Button>
      }
    >
      {labels.remindText} <span className="smooth-eye-left">{labels.remindLeft(left)}</span>
    </Notice>
  )
}
