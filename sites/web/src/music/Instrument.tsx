import { Choice, Legend } from '@kleinzeug/ui'
import { createTonePlayer } from '@kleinzeug/ui/tones'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { aliveMark, mark } from '../page/marks.ts'
import { musicLabels as labels } from './labels.ts'
import { notes, struck, waves, type Note, type Wave } from './notes.ts'
import { Sequencer } from './Sequencer.tsx'

const fades = { short: 0.25, long: 1.4 }
type Fade = keyof typeof fades

/** An octave of keys and a step sequencer, played by mouse, touch and keyboard; nothing sounds by itself. */
export function Instrument() {
  const [player] = useState(createTonePlayer)
  const [wave, setWave] = useState<Wave>('triangle')
  const [fade, setFade] = useState<Fade>('short')
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => player.close, [player])

  const play = ({ frequency }: Note) => player.play([struck(frequency, wave, fades[fade])])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const note = notes.find(({ code }) => code === event.code)
    if (!note) return
    event.preventDefault()
    setPressed((keys) => new Set(keys).add(note.code))
    play(note)
  }
  const onKeyUp = ({ code }: KeyboardEvent) =>
    setPressed((keys) => new Set([...keys].filter((key) => key !== code)))

  return (
    <div className="instrument" {...mark(aliveMark)} role="group" aria-label={labels.instrument}>
      <div className="instrument-plate">
        <Choice
          legend={labels.wave}
          options={waves.map((value) => ({ value, label: labels.waves[value] }))}
          value={wave}
          onChange={setWave}
        />
        <Choice
          legend={labels.fade}
          options={(['short', 'long'] as const).map((value) => ({ value, label: labels.fades[value] }))}
          value={fade}
          onChange={setFade}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys typed while one of its buttons has the focus play as well */}
      <div
        className="instrument-keys"
        role="group"
        aria-label={labels.keys}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      >
        {notes.map((note) => (
          <button
            key={note.code}
            type="button"
            className="instrument-key"
            data-black={note.isBlack || undefined}
            data-pressed={pressed.has(note.code) || undefined}
            aria-label={note.name}
            onPointerDown={() => play(note)}
            // A click without a pointer comes from Enter, Space or a screen reader.
            onClick={({ detail }) => detail === 0 && play(note)}
          >
            <span aria-hidden="true">{note.sign}</span>
          </button>
        ))}
      </div>
      <Legend>{labels.hint}</Legend>
      <Sequencer player={player} />
    </div>
  )
}
