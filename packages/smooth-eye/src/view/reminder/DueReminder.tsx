import { Button, Notice } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { useLater } from '../useLater.ts'
import { useReminder } from './useReminder.ts'

/** Seconds of a look into the distance. */
const SECONDS = 20

/** Waits for the next reminder and counts down the look into the distance. */
export default function DueReminder({ minutes, isRefused }: { minutes: number; isRefused: boolean }) {
  const { labels } = useLater()
  const [due, dismiss] = useReminder(minutes, labels.remindNow, labels.remindText)
  return (
    <>
      {isRefused && <p>{labels.remindDenied}</p>}
      {/* Each reminder counts anew. */}
      {due > 0 && <Countdown key={due} onEnd={dismiss} />}
    </>
  )
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  const { labels } = useLater()
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
