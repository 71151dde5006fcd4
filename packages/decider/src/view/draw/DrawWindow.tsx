import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useMemo, type RefObject } from 'react'
import { shares } from '../../model/draw.ts'
import { weightOf } from '../../model/list.ts'
import { TOP_LEVEL } from '../../model/spin.ts'
import { CandidateField } from './CandidateField.tsx'
import { useDecider } from '../DeciderContext.ts'
import { Readout } from './Readout.tsx'

/** The sunken window: the name that is lit or has won, above the field of candidates. */
export function DrawWindow({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { state, labels } = useDecider()
  const draw = useAtomValue(state.draw)
  const list = useAtomValue(state.list)
  const candidates = useAtomValue(state.candidates)
  const slots = useAtomValue(state.slots)
  const winners = useAtomValue(state.winners)
  const step = useAtomValue(state.step)
  const { weighted, elimination } = useAtomValue(state.settings)
  const remaining = useAtomValue(state.remaining)

  const chances = useMemo(() => {
    if (!weighted) return undefined
    const all = shares(candidates.map(weightOf))
    return new Map(candidates.map(({ name }, index) => [name, all[index] ?? 0]))
  }, [weighted, candidates])
  const won = useMemo(() => winners.map(({ name }) => name), [winners])
  const [winner] = draw.status === 'decided' ? draw.winners : []
  const active = list?.items.filter((item) => item.active).length ?? 0

  return (
    <div className="decider-window" ref={ref} data-status={draw.status}>
      <div className="decider-window-head">
        <bdi className="decider-window-list">{list?.name}</bdi>
        <Legend>
          {winner === undefined || winners.length > 1 || elimination
            ? labels.activeCount(active, list?.items.length ?? 0)
            : labels.place(winner + 1, candidates.length)}
        </Legend>
      </div>
      <Readout />
      <CandidateField
        slots={slots}
        lit={step && candidates[step.index]?.name}
        won={won}
        remaining={remaining?.name}
        chances={chances}
      />
      <div className="decider-speed" aria-hidden="true">
        <Legend>{labels.speed}</Legend>
        <span className="decider-speed-scale">
          <span
            className="decider-speed-bar"
            style={step && { backgroundSize: `${(100 * step.level) / TOP_LEVEL}% 100%` }}
          />
        </span>
      </div>
    </div>
  )
}
