import { Button, Icon, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDecider } from './DeciderContext.ts'

/** The decisions, the newest first, in a disclosure that is closed at first. */
export function DecisionHistory() {
  const { state, labels, announce } = useDecider()
  const history = useAtomValue(state.history)
  const clear = useSetAtom(state.clearHistory)
  return (
    <details className="decider-history">
      <summary>
        <Icon name="history" />
        <span>{labels.history}</span>
        <Legend>{history.length}</Legend>
      </summary>
      {history.length === 0 ? (
        <p className="decider-note">{labels.noHistory}</p>
      ) : (
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
      )}
    </details>
  )
}
