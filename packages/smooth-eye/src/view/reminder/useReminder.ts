import { useEffect, useEffectEvent, useState } from 'react'
import { notificationAccess } from './notifications.ts'

function notify(title: string, body: string) {
  if (notificationAccess() !== 'granted') return
  try {
    const notification = new Notification(title, { body, tag: 'smooth-eye' })
    notification.addEventListener('click', () => {
      globalThis.focus?.()
      notification.close()
    })
  } catch {
    // Chrome on Android allows notifications of a service worker only; the page shows the reminder itself.
  }
}

const CHECK_INTERVAL = 5000

/**
 * Reminds after so many minutes, again and again, while the page is open: by a notification where the page is
 * hidden, and by `due` on the page.
 *
 * @param minutes 0 switches it off
 * @returns when the reminder that is due came, 0 for none, and the function that dismisses it
 */
export function useReminder(minutes: number, title: string, body: string) {
  const [due, setDue] = useState(0)
  const remind = useEffectEvent(() => {
    setDue(Date.now())
    if (document.hidden) notify(title, body)
  })
  useEffect(() => {
    if (minutes <= 0) return undefined
    let next = Date.now() + minutes * 60_000
    // Hidden pages get their timers late, so the clock decides and not the number of intervals.
    const timer = setInterval(() => {
      if (Date.now() < next) return
      next = Date.now() + minutes * 60_000
      remind()
    }, CHECK_INTERVAL)
    return () => clearInterval(timer)
  }, [minutes])
  return [minutes > 0 ? due : 0, () => setDue(0)] as const
}
