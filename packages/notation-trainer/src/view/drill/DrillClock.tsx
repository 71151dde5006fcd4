import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { elapsed } from '../../model/run.ts'
import { writeTime } from '../../model/time.ts'
import { useDrill } from './DrillContext.ts'

/** Interval of the clock in ms. */
const tick = 100

/** The time of the run, or what is left of a sprint, which it ends. A tick renders nothing. */
export function DrillClock() {
  const { state, drill } = useDrill()
  const store = useStore()
  const face = useRef<HTMLOutputElement>(null)

  useEffect(() => {
    const write = () => {
      const session = store.get(drill.session)
      if (!session) return
      const time =
        store.get(drill.choice).mode === 'find'
          ? store.set(drill.checkTime)
          : elapsed(session.run, state.now())
      if (face.current) face.current.textContent = writeTime(time)
    }
    write()
    const timer = setInterval(write, tick)
    return () => clearInterval(timer)
  }, [state, drill, store])

  return <output ref={face} aria-live="off" data-drill="time" />
}
