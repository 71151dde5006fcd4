import { useEffect, useEffectEvent } from 'react'

/** Calls back before each frame that the browser draws, while `isActive`. */
export function useFrames(isActive: boolean, onFrame: () => void): void {
  const draw = useEffectEvent(onFrame)
  useEffect(() => {
    if (!isActive) return undefined
    let request = requestAnimationFrame(function next() {
      draw()
      request = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(request)
  }, [isActive])
}
