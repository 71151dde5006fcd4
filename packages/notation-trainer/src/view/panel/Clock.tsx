import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { elapsed } from '../../model/run.ts'
import { writeTime } from '../../model/time.ts'
import { useTrainer } from '../NotationTrainerContext.ts'

/** Interval of the clock in ms. */
const tick = 100

/** The clock. It writes its text into the DOM: a tick renders nothing. */
export function Clock({ reading }: { reading?: string }) {
  const { state } = useTrainer()
  const store = useStore()
  const face = useRef<HTMLOutputElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const write = () => {
      const run = store.get(state.run)
      if (face.current) face.current.textContent = writeTime(elapsed(run, state.now()))
    }
    const follow = () => {
      const { startedAt, finishedAt } = store.get(state.run)
      const running = startedAt !== undefined && finishedAt === undefined
      clearInterval(timer)
      timer = running ? setInterval(write, tick) : undefined
      write()
    }
    follow()
    const leave = store.sub(state.run, follow)
    return () => {
      leave()
      clearInterval(timer)
    }
  }, [state, store])

  return (
    <output ref={face} className="notation-trainer-clock" data-reading={reading} aria-live="off">
      {writeTime(0)}
    </output>
  )
}
