import { Button } from '@kleinzeug/ui'
import { createTonePlayer, type Tone } from '@kleinzeug/ui/tones'
import { useEffect, useState, type ReactNode } from 'react'
import { aliveMark, mark } from '../page/marks.ts'
import { frequencyOf } from './notes.ts'

const examples = {
  klick: [{ wave: 'square', frequency: 880, length: 0.05, amplitude: 0.1 }],
  ratsche: [{ wave: 'triangle', frequency: 1800, glideTo: 500, length: 0.03, amplitude: 0.4 }],
  gong: [
    { wave: 'sine', frequency: 220, length: 2.4, amplitude: 0.3 },
    { wave: 'sine', frequency: 220 * 2.76, length: 1.2, amplitude: 0.1 },
    { wave: 'sine', frequency: 220 * 5.4, length: 0.5, amplitude: 0.05 },
  ],
  dreiklang: [-9, -5, -2, 3].map((semitones, index) => ({
    wave: 'triangle' as const,
    frequency: frequencyOf(semitones),
    start: index * 0.14,
    length: 0.9,
    amplitude: 0.16,
  })),
} satisfies Record<string, readonly Tone[]>

/** A key in a text that plays one sound. */
export function SoundExample({ name, children }: { name: keyof typeof examples; children: ReactNode }) {
  const [player] = useState(createTonePlayer)
  useEffect(() => player.close, [player])
  return (
    <span {...mark(aliveMark)}>
      <Button onClick={() => player.play(examples[name])}>{children}</Button>
    </span>
  )
}
