import { useEffect, useState, type RefObject } from 'react'

/** Whether an element fills the screen, and the function that changes it; `undefined` where the browser cannot. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const update = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [ref])
  const toggle = () => {
    // Refused without a touch or key just before; the exercise then stays as large as it is.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    else void ref.current?.requestFullscreen?.().catch(() => {})
  }
  return [isFull, toggle] as const
}
