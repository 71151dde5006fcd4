import type { Session } from '../state/createSession.ts'
import { SessionPlate } from './plate/SessionPlate.tsx'
import { SessionWindow } from './window/SessionWindow.tsx'

/** Window and plate while one answers; loaded when the first round begins. */
export default function Round({ session, onPause }: { session: Session; onPause: () => void }) {
  return (
    <>
      <SessionWindow session={session} />
      <SessionPlate session={session} onPause={onPause} />
    </>
  )
}
