import { useEffect } from 'react'

/** Keeps the screen from going dark while `isActive`, where the browser can; it ends when the page is hidden. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined
    const released = navigator.wakeLock?.request('screen').catch(() => undefined)
    return () => void released?.then((lock) => lock?.release())
  }, [isActive])
}
