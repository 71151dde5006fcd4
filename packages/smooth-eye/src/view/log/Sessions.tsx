import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment } from 'react'
import { secondsOfLastWeek } from '../../model/lastWeek.ts'
import { useLater } from '../useLater.ts'

const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** The sessions, the newest first. A removed one can be brought back where it stood. */
export default function Sessions() {
  const { state, labels, environment, undo } = useLater()
  const today = useAtomValue(environment.today)
  const { sessions } = useAtomValue(state.data)
  const removed = useAtomValue(state.removed)
  const remove = useSetAtom(state.removeSession)
  const names: Readonly<Record<string, string>> = { ...labels.programmes, ...labels.paths }
  const place = removed && sessions.findIndex(({ start }) => start < removed.start)
  const undoRow = removed && (
    <li key={`removed ${removed.start}`} className="smooth-eye-removed">
      <span>{labels.sessionRemoved}</span>
      {/* The key that removed it is gone: the focus moves on to the one that brings it back. */}
      <Button variant="quiet" ref={focusOnMount} onClick={undo}>
        {labels.undo}
      </Button>
    </li>
  )
  return (
    <>
      {sessions.length > 0 && <p>{labels.logWeek(labels.length(secondsOfLastWeek(sessions, today)))}</p>}
      <ol className="smooth-eye-log">
        {sessions.map((session, index) => (
          <Fragment key={session.start}>
            {place === index && undoRow}
            <li>
              <span>
                {labels.session(
                  labels.date(session.start),
                  names[session.exercise] ?? session.exercise,
                  labels.length(session.seconds),
                )}
                {session.speed !== undefined && <small>{labels.sessionSpeed(session.speed)}</small>}
                {session.probes && (
                  <small>
                    {labels.score(session.probes.answered, session.probes.shown, session.probes.delay)}
                  </small>
                )}
              </span>
              <IconButton
                icon={<Icon name="close" />}
                label={labels.removeSession(labels.date(session.start))}
                onClick={() => remove(session)}
              />
            </li>
          </Fragment>
        ))}
        {place === -1 && undoRow}
      </ol>
    </>
  )
}
