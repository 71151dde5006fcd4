import { Button, Legend, RangeField } from '@kleinzeug/ui'
import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import type { TonePlayer } from '@kleinzeug/ui/tones'
import { useId, useState } from 'react'
import { musicLabels as labels } from './labels.ts'
import { firstPattern, voices } from './notes.ts'
import { useSteps } from './useSteps.ts'

/** Eight steps for four voices, in a loop. */
export function Sequencer({ player }: { player: TonePlayer }) {
  const [rows, setRows] = useState(firstPattern)
  const [beats, setBeats] = useState(100)
  const { running, step, toggle } = useSteps(player, rows, beats)
  const title = useId()
  const current = running && !prefersReducedMotion() ? step : undefined

  const flip = (voice: number, at: number) =>
    setRows((all) =>
      all.map((row, index) => (index === voice ? row.map((on, i) => (i === at ? !on : on)) : row)),
    )

  return (
    <section className="sequencer" aria-labelledby={title}>
      <Legend id={title}>{labels.sequencer}</Legend>
      <div className="sequencer-window">
        {voices.map(({ name }, voice) => (
          <div key={name} className="sequencer-row">
            <span className="sequencer-voice" aria-hidden="true">
              {name}
            </span>
            {rows[voice]?.map((on, at) => (
              <button
                // Steps have no other identity than their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                type="button"
                className="sequencer-step"
                data-current={at === current || undefined}
                aria-pressed={on}
                aria-label={labels.step(name, at + 1)}
                onClick={() => flip(voice, at)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="sequencer-plate">
        <Button variant="primary" onClick={toggle}>
          {running ? labels.stop : labels.start}
        </Button>
        <Button onClick={() => setRows((all) => all.map((row) => row.map(() => false)))}>
          {labels.clear}
        </Button>
        <RangeField
          label={labels.tempo}
          min={60}
          max={180}
          step={5}
          value={beats}
          valueText={labels.tempoOf(beats)}
          onChange={setBeats}
        />
      </div>
    </section>
  )
}
