import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { useRadio } from '../RadioContext.ts'

/** Degrees from the top at which the pointer shows 0 and 100 percent. */
const sweep = 135
/** Drag distance from 0 to 100 percent, in px. */
const dragRange = 180

const ticks = Array.from({ length: 21 }, (_, index) => index / 20)
const ribs = Array.from({ length: 48 }, (_, index) => index * 7.5)

const rounded = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** Volume of the selected station: a drawn knob over a native range input. Dragging is relative to its start. */
export function Knob() {
  const { player, labels } = useRadio()
  const fixed = useAtomValue(player.state.volumeFixed)
  return fixed ? <p className="radio-volume radio-volume-hint">{labels.volumeFixed}</p> : <TurningKnob />
}

function TurningKnob() {
  const { player, labels } = useRadio()
  const volume = useAtomValue(player.state.volume)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const drag = useRef<{ x: number; y: number; from: number } | null>(null)
  const percent = rounded(volume * 100)

  useEffect(() => {
    const target = input.current
    if (!target) return undefined
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const from = player.store.get(player.state.volume) * 100
      player.setVolume(rounded(from - Math.sign(event.deltaY) * 2) / 100)
    }
    // React's wheel listeners are passive and could not keep the page from scrolling.
    target.addEventListener('wheel', turn, { passive: false })
    return () => target.removeEventListener('wheel', turn)
  }, [player])

  const onPointerDown = (event: PointerEvent<HTMLInputElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      x: event.clientX,
      y: event.clientY,
      from: rounded(player.store.get(player.state.volume) * 100),
    }
  }
  const onPointerMove = (event: PointerEvent<HTMLInputElement>) => {
    if (!drag.current) return
    const { x, y, from } = drag.current
    player.setVolume(rounded(from + ((event.clientX - x - (event.clientY - y)) / dragRange) * 100) / 100)
  }
  const onPointerEnd = () => {
    drag.current = null
  }

  return (
    <div className="radio-volume">
      <div className="radio-knob">
        <svg viewBox="0 0 160 160" aria-hidden="true">
          {ticks.map((at) => (
            <path
              key={at}
              className="radio-tick"
              data-lit={at * 100 <= percent || undefined}
              d="M80 14v8"
              transform={`rotate(${(at * 2 - 1) * sweep} 80 80)`}
            />
          ))}
          <circle className="radio-knob-seat" cx="80" cy="80" r="53" />
          <circle className="radio-knob-body" cx="80" cy="80" r="49" />
          {ribs.map((angle) => (
            <path
              key={angle}
              className="radio-rib"
              d="M80 31.5v5"
              transform={`rotate(${angle + percent * 2.7} 80 80)`}
            />
          ))}
          <circle className="radio-knob-cap" cx="80" cy="80" r="38" />
          <path
            className="radio-pointer"
            d="M80 46v14"
            transform={`rotate(${(percent / 50 - 1) * sweep} 80 80)`}
          />
        </svg>
        <input
          ref={input}
          id={id}
          type="range"
          min="0"
          max="100"
          step="1"
          value={percent}
          aria-label={labels.volume}
          aria-valuetext={labels.percent(percent)}
          onChange={(event) => player.setVolume(event.target.valueAsNumber / 100)}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
        />
      </div>
      <Legend aria-hidden="true">{labels.volumeShort}</Legend>
      <output className="radio-percent" htmlFor={id} aria-hidden="true">
        {labels.percentShort(percent)}
      </output>
    </div>
  )
}
