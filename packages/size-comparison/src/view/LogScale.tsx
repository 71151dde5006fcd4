import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { decadeAt, nearestIndex, wayOfDecade } from '../model/scene/layout.ts'
import { decades } from '../model/scene/ruler.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'
import { useMiddle } from './useMiddle.ts'
import type { Motion } from './useScene.ts'

const { from: FROM, to: TO } = decades

const marks = Array.from({ length: (TO - FROM) / 3 + 1 }, (_, index) => FROM + index * 3)
const units: Readonly<Record<number, string>> = {
  [-15]: 'fm',
  [-12]: 'pm',
  [-9]: 'nm',
  [-6]: 'µm',
  [-3]: 'mm',
  0: 'm',
  3: 'km',
}

const ticks = Array.from({ length: TO - FROM + 1 }, (_, index) => FROM + index)
  .map((decade) => `M${decade},${decade % 3 === 0 ? 0 : 5}V12`)
  .join('')
const minor = Array.from({ length: TO - FROM }, (_, index) => FROM + index)
  .flatMap((decade) => [2, 4, 6, 8].map((digit) => `M${(decade + Math.log10(digit)).toFixed(3)},9V12`))
  .join('')

// No raised minus: the latin subsets of the fonts have none.
const labelledMarks = marks.map((decade) => (
  <span key={decade}>
    {units[decade] ?? (
      <>
        10<sup>{String(decade).replace('-', '−')}</sup>
      </>
    )}
  </span>
))

interface LogScaleProps {
  motion: Motion
  onGrab: () => void
}

/** The engraved scale of powers of ten: a native slider over it, and a dot for each thing. */
export function LogScale({ motion, onGrab }: LogScaleProps) {
  const { state, labels } = useSizeComparison()
  const layout = useAtomValue(state.layout)
  const input = useRef<HTMLInputElement>(null)
  const engraving = useMemo(() => {
    const dots = layout.map(({ thing }) => `M${Math.log10(thing.size).toFixed(3)},2h0`).join('')
    return (
      <svg viewBox={`${FROM} 0 ${TO - FROM} 12`} preserveAspectRatio="none" aria-hidden="true">
        <path className="size-comparison-minor" d={minor} />
        <path className="size-comparison-ticks" d={ticks} />
        <path className="size-comparison-dots" d={dots} />
      </svg>
    )
  }, [layout])

  const thing = useMiddle(motion)
  const text = thing && textOf(thing, labels)
  // The thumb follows at rest: that of a slider lays the page out anew, and the needle is part of the scene.
  const show = useEffectEvent((isResting: boolean) => {
    if (isResting && input.current && layout.length > 0)
      input.current.value = String(decadeAt(layout, motion.target()))
  })
  useEffect(() => {
    const stop = motion.follow((_id, isResting) => show(isResting))
    return () => {
      stop()
    }
  }, [motion])

  return (
    <div className="size-comparison-scale">
      {engraving}
      <input
        ref={input}
        type="range"
        min={FROM}
        max={TO}
        step="any"
        defaultValue={0}
        aria-label={labels.zoom}
        aria-valuetext={text && `${text.name}, ${text.size}`}
        onChange={(event) => {
          onGrab()
          motion.move(wayOfDecade(layout, event.target.valueAsNumber))
        }}
        onKeyDown={(event) => {
          // Steps of a thing: the browser's own for a slider without steps are hardly to be seen.
          const steps: Readonly<Record<string, number>> = {
            ArrowRight: 1,
            ArrowUp: 1,
            ArrowLeft: -1,
            ArrowDown: -1,
          }
          const step = steps[event.key]
          if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onGrab()
          const next = layout[nearestIndex(layout, motion.target()) + step]
          if (next) motion.move(next.way)
        }}
      />
      <span className="size-comparison-marks" aria-hidden="true">
        {labelledMarks}
      </span>
    </div>
  )
}
