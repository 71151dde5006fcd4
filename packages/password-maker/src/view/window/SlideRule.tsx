import type { ReactNode } from 'react'
import {
  attacksOn,
  bitsForSeconds,
  oneInWithTries,
  secondsToGuess,
  TRIES,
  type Attack,
} from '../../model/attack.ts'
import { AGE_OF_UNIVERSE, durationOf, timeMarks } from '../../model/duration.ts'
import type { Purpose } from '../../model/recipe.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'

/** An axis of bits: where it ends, its steps, and which of them have their number. */
interface Axis {
  readonly end: number
  readonly step: number
  readonly numbered: number
}

/** 128 bits are what keys of ciphers have; a PIN has a fraction of that, and its own axis. */
const axisOf = (purpose: Purpose): Axis =>
  purpose === 'pin' ? { end: 40, step: 1, numbered: 5 } : { end: 160, step: 4, numbered: 20 }

/** Shown while there is no password whose strength could be said. */
const NONE = '–'

const isLit = (at: number, bits: number | undefined) => (bits !== undefined && at <= bits) || undefined

/** A place on the scale as SVG takes it; there is no room for half pixels at the ends. */
const place = ({ end }: Axis, bits: number) => `${(Math.min(Math.max(bits / end, 0), 1) * 100).toFixed(3)}%`

const stepsOf = ({ end, step }: Axis) => Array.from({ length: end / step + 1 }, (_, index) => index * step)
const decades = Array.from({ length: Math.ceil(Math.log10(AGE_OF_UNIVERSE)) }, (_, power) => 10 ** power)

/** Powers of ten that a chance is engraved at. */
const CHANCES = [10, 1000, 100_000, 10_000_000]

interface ScaleProps {
  axis: Axis
  bits: number | undefined
}

function Hairline({ axis, bits }: ScaleProps) {
  return (
    bits !== undefined && (
      <line
        className="password-maker-hairline"
        x1={place(axis, bits)}
        x2={place(axis, bits)}
        y1="0"
        y2="100%"
      />
    )
  )
}

/** A mark with its name below the axis. */
function Mark({
  axis,
  bits,
  at,
  id,
  children,
}: ScaleProps & { at: number; id?: string; children: ReactNode }) {
  return (
    at >= 0 &&
    at <= axis.end && (
      <g data-mark={id} data-lit={isLit(at, bits)}>
        <line x1={place(axis, at)} x2={place(axis, at)} y1={22} y2={33} />
        <text x={place(axis, at)} y={46}>
          {children}
        </text>
      </g>
    )
  )
}

function BitScale({ axis, bits }: ScaleProps) {
  const steps = stepsOf(axis)
  return (
    <svg className="password-maker-scale" aria-hidden="true">
      <Hairline axis={axis} bits={bits} />
      {steps.map((step) => (
        <line
          key={step}
          x1={place(axis, step)}
          x2={place(axis, step)}
          y1={step % axis.numbered === 0 ? 2 : 10}
          y2={18}
          data-lit={isLit(step, bits)}
        />
      ))}
      {steps
        .filter((step) => step % axis.numbered === 0)
        .map((step) => (
          <text
            key={step}
            x={place(axis, step)}
            y={32}
            data-end={step === 0 ? 'start' : step === axis.end ? 'end' : undefined}
          >
            {step}
          </text>
        ))}
    </svg>
  )
}

function TimeScale({ axis, attack, bits }: ScaleProps & { attack: Attack }) {
  const { labels } = usePasswordMaker()
  return (
    <svg className="password-maker-scale" aria-hidden="true">
      <Hairline axis={axis} bits={bits} />
      {decades
        .map((seconds) => bitsForSeconds(seconds, attack))
        .filter((at) => at >= 0 && at <= axis.end)
        .map((at) => (
          <line
            key={at}
            x1={place(axis, at)}
            x2={place(axis, at)}
            y1={28}
            y2={33}
            data-lit={isLit(at, bits)}
          />
        ))}
      {timeMarks.map(({ id, seconds }) => (
        <Mark key={id} id={id} axis={axis} bits={bits} at={bitsForSeconds(seconds, attack)}>
          {labels.mark[id]}
        </Mark>
      ))}
    </svg>
  )
}

/** The chance to find a PIN with the tries that a card or a telephone lets pass. */
function ChanceScale({ axis, bits }: ScaleProps) {
  const { labels } = usePasswordMaker()
  return (
    <div className="password-maker-time">
      <svg className="password-maker-scale" aria-hidden="true">
        <Hairline axis={axis} bits={bits} />
        {CHANCES.map((oneIn) => (
          <Mark key={oneIn} axis={axis} bits={bits} at={Math.log2(oneIn * TRIES)}>
            {labels.oneIn(oneIn)}
          </Mark>
        ))}
      </svg>
      <dt>{labels.tries}</dt>
      <dd>{bits === undefined ? NONE : labels.oneIn(oneInWithTries(bits))}</dd>
    </div>
  )
}

/**
 * Bits above, and below them one scale of time for each attack, all logarithmic and on one axis like those of
 * a slide rule: the hairline at the password's bits crosses each scale at the time that the attack takes. A PIN has a
 * scale of chance in place of attacks that nobody can try on it.
 */
export function SlideRule({ bits, purpose }: { bits: number | undefined; purpose: Purpose }) {
  const { labels } = usePasswordMaker()
  const axis = axisOf(purpose)
  return (
    <div className="password-maker-rule">
      <div className="password-maker-bits">
        <BitScale axis={axis} bits={bits} />
      </div>
      <dl aria-label={labels.scale}>
        {purpose === 'pin' && <ChanceScale axis={axis} bits={bits} />}
        {attacksOn(purpose).map((attack) => (
          <div key={attack.id} className="password-maker-time">
            <TimeScale axis={axis} attack={attack} bits={bits} />
            <dt>{labels.attack(attack.id)}</dt>
            <dd>{bits === undefined ? NONE : labels.duration(durationOf(secondsToGuess(bits, attack)))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
