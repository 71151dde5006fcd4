import { attacksOn, bitsForSeconds, secondsToGuess, type Attack } from '../model/attack.ts'
import { AGE_OF_UNIVERSE, durationOf, timeMarks } from '../model/duration.ts'
import type { Purpose } from '../model/recipe.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'

/** Where the scale ends; 128 bits are what keys of ciphers have. */
const END = 160
const STEP = 4
const NUMBERED = 20

/** Shown while there is no password whose strength could be said. */
const NONE = '–'

const share = (bits: number) => Math.min(Math.max(bits / END, 0), 1)
const isLit = (at: number, bits: number | undefined) => (bits !== undefined && at <= bits) || undefined

/** A place on the scale as SVG takes it; there is no room for half pixels at the ends. */
const place = (bits: number) => `${(share(bits) * 100).toFixed(3)}%`

const steps = Array.from({ length: END / STEP + 1 }, (_, index) => index * STEP)
const decades = Array.from({ length: Math.ceil(Math.log10(AGE_OF_UNIVERSE)) }, (_, power) => 10 ** power)

function Hairline({ bits }: { bits: number }) {
  return <line className="password-maker-hairline" x1={place(bits)} x2={place(bits)} y1="0" y2="100%" />
}

function BitScale({ bits }: { bits: number | undefined }) {
  return (
    <svg className="password-maker-scale" aria-hidden="true">
      {bits !== undefined && <Hairline bits={bits} />}
      {steps.map((step) => (
        <line
          key={step}
          x1={place(step)}
          x2={place(step)}
          y1={step % NUMBERED === 0 ? 2 : 10}
          y2={18}
          data-lit={isLit(step, bits)}
        />
      ))}
      {steps
        .filter((step) => step % NUMBERED === 0)
        .map((step) => (
          <text
            key={step}
            x={place(step)}
            y={32}
            data-end={step === 0 ? 'start' : step === END ? 'end' : undefined}
          >
            {step}
          </text>
        ))}
    </svg>
  )
}

function TimeScale({ attack, bits }: { attack: Attack; bits: number | undefined }) {
  const { labels } = usePasswordMaker()
  return (
    <svg className="password-maker-scale" aria-hidden="true">
      {bits !== undefined && <Hairline bits={bits} />}
      {decades
        .map((seconds) => bitsForSeconds(seconds, attack))
        .filter((at) => at >= 0)
        .map((at) => (
          <line key={at} x1={place(at)} x2={place(at)} y1={28} y2={33} data-lit={isLit(at, bits)} />
        ))}
      {timeMarks.map(({ id, seconds }) => {
        const at = bitsForSeconds(seconds, attack)
        return (
          at >= 0 && (
            <g key={id} data-mark={id} data-lit={isLit(at, bits)}>
              <line x1={place(at)} x2={place(at)} y1={22} y2={33} />
              <text x={place(at)} y={46}>
                {labels.mark[id]}
              </text>
            </g>
          )
        )
      })}
    </svg>
  )
}

/**
 * Bits above, and below them one scale of time for each attack, all logarithmic and on one axis like those of
 * a slide rule: the hairline at the password's bits crosses each scale at the time that the attack takes.
 */
export function SlideRule({ bits, purpose }: { bits: number | undefined; purpose: Purpose }) {
  const { labels } = usePasswordMaker()
  return (
    <div className="password-maker-rule">
      <div className="password-maker-bits">
        <BitScale bits={bits} />
      </div>
      <dl aria-label={labels.scale}>
        {attacksOn(purpose).map((attack) => (
          <div key={attack.id} className="password-maker-time">
            <TimeScale attack={attack} bits={bits} />
            <dt>{labels.attack(attack.id)}</dt>
            <dd>{bits === undefined ? NONE : labels.duration(durationOf(secondsToGuess(bits, attack)))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
