import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useMemo, type RefObject } from 'react'
import { shares } from '../model/draw.ts'
import { weightOf } from '../model/list.ts'
import { useDecider } from './DeciderContext.ts'
import { Field } from './Field.tsx'

interface WindowProps {
  frame: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLDivElement | null>
  name: RefObject<HTMLElement | null>
  speed: RefObject<HTMLSpanElement | null>
}

const sizeOf = (name: string) => (name.length <= 14 ? 'large' : name.length <= 48 ? 'medium' : 'small')

/** The sunken window: the name that is lit, or has won, above the field of candidates. */
export function Window({ frame, field, name, speed }: WindowProps) {
  const { state, labels } = useDecider()
  const draw = useAtomValue(state.draw)
  const list = useAtomValue(state.list)
  const candidates = useAtomValue(state.candidates)
  const { weighted } = useAtomValue(state.settings)
  const won = draw.status === 'decided' ? draw.winner : undefined
  const winner = won === undefined ? undefined : candidates[won]
  const chances = useMemo(() => shares(candidates.map(weightOf)), [candidates])
  return (
    <div className="decider-window" ref={frame} data-status={draw.status}>
      <div className="decider-window-head">
        <bdi className="decider-window-list">{list?.name}</bdi>
        <Legend>
          {won === undefined
            ? labels.activeCount(candidates.length, list?.items.length ?? 0)
            : labels.place(won + 1, candidates.length)}
        </Legend>
      </div>
      <p className="decider-readout" data-status={draw.status}>
        {/* Written by the highlight while it runs, and empty otherwise. */}
        <bdi className="decider-running" ref={name} aria-hidden="true" />
        {winner && (
          <strong className="decider-winner" data-size={sizeOf(winner.name)}>
            <bdi>{winner.name}</bdi>
          </strong>
        )}
        {draw.status === 'ready' && (
          <span className="decider-rest">{candidates.length > 0 ? labels.ready : labels.empty}</span>
        )}
      </p>
      <Field ref={field} candidates={candidates} won={won} chances={weighted ? chances : undefined} />
      <div className="decider-speed" aria-hidden="true">
        <Legend>{labels.speed}</Legend>
        <span className="decider-speed-scale">
          <span className="decider-speed-bar" ref={speed} />
        </span>
      </div>
    </div>
  )
}
