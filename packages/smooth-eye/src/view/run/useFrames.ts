import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back before each frame that the browser draws, while `isActive`. */
export function useFrames(isActive: boolean, onFrame: () => void): void {
  const draw = useEffectEvent(onFrame)
  // A passive effect may come frames later on a busy machine, which a run takes for a gap nobody watched.
  useLayoutEffect(() => {
    if (!isActive) return undefined
    let request = requestAnimationFrame(function next() {
      draw()
      request = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(request)
  }, [isActive])
}
