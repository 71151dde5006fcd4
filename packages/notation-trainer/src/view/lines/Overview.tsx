import { randomBelow } from '@kleinzeug/random'
import { Button, Dialog } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lineHistory } from '../../model/lineHistory.ts'
import { storedName } from '../../model/openings.ts'
import { writePly } from '../../model/notation.ts'
import { moveNumber } from '../../model/ply.ts'
import { bestTime } from '../../model/stats.ts'
import { writeTime } from '../../model/time.ts'
import type { LineDialogProps } from './LineDialogProps.ts'
import { useLater } from './useLater.ts'

/** The dialog with every line, its times and its hardest move; a chosen line is trained. */
export function Overview({ open, onClose }: LineDialogProps) {
  const { labels } = useLater()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.overviewTitle}
      className="notation-trainer-dialog"
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <Lines onClose={onClose} />
    </Dialog>
  )
}

function Lines({ onClose }: Pick<LineDialogProps, 'onClose'>) {
  const { state, labels, environment } = useLater()
  const all = useAtomValue(state.all)
  const { id: present } = useAtomValue(state.opening)
  const { stats, runs, cards, settings } = useAtomValue(state.data)
  const rules = useAtomValue(state.rules)
  const choose = useSetAtom(state.choose)
  const rows = all.map((line) => {
    const stored = storedName(line)
    return {
      ...line,
      ...lineHistory(stored, runs, cards),
      best: bestTime(stats, stored, settings.textMode),
    }
  })
  const others = rows.filter(({ id }) => id !== present)
  const at = rows.findIndex(({ id }) => id === present)
  const hardest = others.toSorted((one, other) => other.errors - one.errors)[0]

  const train = (id: string | undefined) => {
    if (id) void choose(id)
    onClose()
  }
  /** The move with its number, in the notation of the settings. */
  const moveAt = (index: number, script: string, start: string | undefined) => {
    const checked = rules?.checkScript(script, 'german', start)
    const ply = checked?.ok ? checked.line.plies[index] : undefined
    if (!checked?.ok || !ply) return undefined
    return `${moveNumber(index, checked.line.start)}${ply.color === 'w' ? '.' : ' …'} ${writePly(ply, settings.notation)}`
  }

  return (
    <>
      <div className="notation-trainer-keys">
        <Button onClick={() => train(rows[(at + 1) % rows.length]?.id)}>{labels.nextLine}</Button>
        <Button onClick={() => train(others[randomBelow(others.length, environment.random)]?.id)}>
          {labels.randomLine}
        </Button>
        <Button disabled={!hardest?.errors} onClick={() => train(hardest?.id)}>
          {labels.hardestLine}
        </Button>
      </div>
      <ul className="notation-trainer-shelf notation-trainer-lines">
        {rows.map(({ id, title, script, start, runs: count, last, due, failing, best }) => {
          const move = failing && moveAt(failing.at, script, start)
          const facts = [
            count > 0 && labels.runs(count),
            last !== undefined && labels.lastPlayed(last),
            due !== undefined && (due <= state.now() ? labels.dueNow : labels.dueOn(due)),
            failing && move && labels.failing(move, failing.runs),
          ]
          return (
            <li key={id}>
              <button
                type="button"
                className="notation-trainer-book"
                aria-current={id === present || undefined}
                onClick={() => train(id)}
              >
                <span className="notation-trainer-book-name">
                  {title}
                  <small>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</small>
                </span>
                {best > 0 && <span className="notation-trainer-eco">{writeTime(best)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
