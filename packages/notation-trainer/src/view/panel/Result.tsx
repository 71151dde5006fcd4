import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { countedTime } from '../../model/run.ts'
import { writeTime } from '../../model/time.ts'
import { focusEntry } from '../focusEntry.ts'
import { useLater } from '../lines/useLater.ts'

/** The result after the last move, with buttons to go on; loads after the first paint. */
export default function Result() {
  const { state, labels, root } = useLater()
  const run = useAtomValue(state.run)
  const isBest = useAtomValue(state.isBest)
  const best = useAtomValue(state.best)
  const { practice } = useAtomValue(state.settings)
  const side = useAtomValue(state.side)
  const isRepertoire = useAtomValue(state.repertoire) !== undefined
  const { id } = useAtomValue(state.opening)
  const due = useAtomValue(state.due)
  const restart = useSetAtom(state.restart)
  const choose = useSetAtom(state.choose)
  if (run.finishedAt === undefined) return null

  const time = countedTime(run)
  const verdict = practice
    ? labels.practiceRun
    : side !== 'both'
      ? labels.sideRun
      : run.hinted
        ? labels.hintedRun
        : isBest
          ? labels.newBest
          : labels.behindBest(writeTime(time - best))
  const next = due.find((line) => line.id !== id)

  // The buttons disappear with the result: move the focus first.
  const goOn = (start: () => void) => {
    start()
    focusEntry(root.current)
  }

  return (
    <div className="notation-trainer-result" data-best={isBest || undefined}>
      <strong>{practice ? labels.finished : labels.finishedIn(writeTime(time))}</strong>
      <span className="notation-trainer-verdict">{verdict}</span>
      <span className="notation-trainer-note">{labels.longestCombo(run.bestCombo)}</span>
      <div className="notation-trainer-keys">
        <Button variant="primary" icon={<Icon name="restart" />} onClick={() => goOn(restart)}>
          {isRepertoire ? labels.nextWay : labels.again}
        </Button>
        {next && <Button onClick={() => goOn(() => void choose(next.id))}>{labels.next(next.title)}</Button>}
      </div>
    </div>
  )
}
