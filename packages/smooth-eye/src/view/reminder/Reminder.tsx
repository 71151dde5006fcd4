import { Legend, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { requestNotifications, type NotificationAccess } from './notifications.ts'
import { useSmoothEye } from '../SmoothEyeContext.ts'

const DueReminder = lazy(() => import('./DueReminder.tsx'))

/** Minutes between two reminders. */
const MINUTES = 20

/** Reminds of looking into the distance while this page is open. */
export function Reminder() {
  const { state, labels } = useSmoothEye()
  const { remindAfter } = useAtomValue(state.data)
  const setRemindAfter = useSetAtom(state.remindAfter)
  const [access, setAccess] = useState<NotificationAccess>()
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
      {remindAfter > 0 && (
        <Suspense fallback={null}>
          <DueReminder minutes={remindAfter} isRefused={access === 'denied' || access === 'unsupported'} />
        </Suspense>
      )}
    </section>
  )
}
