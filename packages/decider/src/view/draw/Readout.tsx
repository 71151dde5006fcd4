import { DotMatrix, Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useDecider } from '../DeciderContext.ts'

/** Columns of the dot matrix in a wide window; a narrow one crops it, which leaves room for a short text. */
const GRID_COLUMNS = 100
const CROP_LENGTH = 6

const sizeOf = (name: string) => (name.length <= 14 ? 'large' : name.length <= 48 ? 'medium' : 'small')

/** What the window says: the name that is lit, the winners, the one that remains, or that it is ready. */
export function Readout() {
  const { state, labels } = useDecider()
  const draw = useAtomValue(state.draw)
  const candidates = useAtomValue(state.candidates)
  const winners = useAtomValue(state.winners)
  const remaining = useAtomValue(state.remaining)
  const step = useAtomValue(state.step)
  const [winner] = winners

  if (step) {
    return (
      <p className="decider-readout" data-status={draw.status}>
        <bdi className="decider-running" aria-hidden="true">
          {candidates[step.index]?.name}
        </bdi>
      </p>
    )
  }
  if (winner && winners.length > 1) {
    return (
      <ul
        className="decider-readout decider-winners"
        data-status={draw.status}
        aria-label={labels.winnersList}
      >
        {winners.map(({ name }) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    )
  }
  if (winner) {
    return (
      <p className="decider-readout" data-status={draw.status} data-remaining={remaining && ''}>
        <strong className="decider-winner" data-size={remaining ? 'small' : sizeOf(winner.name)}>
          {remaining && <Legend>{labels.out}</Legend>}
          <bdi>{winner.name}</bdi>
        </strong>
        {remaining && (
          <strong className="decider-remaining">
            <DotMatrix className="decider-remaining-legend" text={labels.remaining} />
            <bdi>{remaining.name}</bdi>
          </strong>
        )}
      </p>
    )
  }
  const text = candidates.length > 0 ? labels.ready : labels.empty
  return (
    <p className="decider-readout" data-status={draw.status}>
      <DotMatrix
        className="decider-rest"
        text={text}
        columns={GRID_COLUMNS}
        rows={17}
        crop={text.length <= CROP_LENGTH}
      />
    </p>
  )
}
