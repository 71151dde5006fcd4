import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLater } from './useLater.ts'

/** The decisions, the newest first. */
export default function Decisions() {
  const { state, labels, announce } = useLater()
  const history = useAtomValue(state.history)
  const clear = useSetAtom(state.clearHistory)
  if (history.length === 0) return <p className="decider-note">{labels.noHistory}</p>
  return (
    <>
      <ol className="decider-decisions">
        {history.map(({ time, list, item }, index) => (
          // Counted from the oldest, so that an entry keeps its key when another is added.
          <li key={history.length - index}>
            <time dateTime={new Date(time).toISOString()}>{labels.time(time)}</time>
            <bdi className="decider-decision">{item}</bdi>
            <bdi className="decider-decision-list">{list}</bdi>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        icon={<Icon name="delete" />}
        onClick={() => {
          clear()
          announce(labels.undoable('history', ''))
        }}
      >
        {labels.clearHistory}
      </Button>
    </>
  )
}
