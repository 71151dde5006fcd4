import { Button, Legend } from '@kleinzeug/ui'
import { useRef, useState } from 'react'
import { manager } from '../../../record/manager.ts'
import { recordLabels } from '../../../record/recordLabels.ts'
import { amountOf } from '../../parts/amount.ts'
import { attacks } from './attacks.ts'
import { damageLabels as labels } from './damageLabels.ts'
import { RecordDots } from './RecordDots.tsx'
import './damage.css'

type AttackName = keyof typeof attacks

interface Run {
  readonly attack: AttackName
  /** The copy's text in localStorage, before and by now. */
  readonly before: string
  readonly now: string
  readonly steps: readonly string[]
  readonly end?: { readonly isGood: boolean; readonly text: string }
}

const names = ['cut', 'flip', 'plug', 'tabs', 'full'] as const satisfies readonly AttackName[]

/** So that each step can be read before the next one. */
const PAUSE = 500

const sample = new Map([
  ['Beispiel', JSON.stringify(Array.from({ length: 24 }, (_, at) => `Zeile ${at + 1} einer Liste`))],
])

/** Damages a copy of the visitor's record, in memory, and tells step by step what the record does. */
export function DamageBench() {
  const [run, setRun] = useState<Run>()
  const isRunning = useRef(false)
  const { texts } = manager.summary.read()
  const isSample = texts.size === 0
  const copied = isSample ? sample : texts
  const text = [...copied.values()].join('\n')

  async function start(attack: AttackName) {
    if (isRunning.current) return
    isRunning.current = true
    const change = (by: (current: Run) => Partial<Run>) =>
      setRun((current) => current && { ...current, ...by(current) })
    const tell = async (step: string, stored?: string) => {
      change(({ now, steps }) => ({ steps: [...steps, step], now: stored ?? now }))
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    setRun({ attack, before: text, now: text, steps: [] })
    try {
      const lost = await attacks[attack](copied, tell, (before) => change(() => ({ before, now: before })))
      const isGood = lost.length === 0
      change(({ before, now }) => ({
        now: isGood ? before : now,
        end: {
          isGood,
          text: isGood ? labels.intact(copied.size) : labels.lost(lost.map(recordLabels.field)),
        },
      }))
    } catch {
      change(() => ({ end: { isGood: false, text: labels.failed } }))
    }
    isRunning.current = false
  }

  return (
    <div className="plate damage">
      <div className="damage-display">
        <p>
          <Legend>{isSample ? labels.sampleTitle : labels.title}</Legend>
          <span className="reading">{amountOf(text.length)}</span>
        </p>
        <RecordDots before={run?.before ?? text} now={run?.now ?? text} />
      </div>
      <p className="settings-hint">{labels.legend}</p>
      <div className="settings-actions">
        {names.map((name) => (
          <Button
            key={name}
            variant={run?.attack === name ? 'primary' : undefined}
            aria-disabled={run !== undefined && !run.end}
            onClick={() => void start(name)}
          >
            {labels.attacks[name]}
          </Button>
        ))}
      </div>
      <div className="damage-log" role="log" aria-label={labels.log}>
        <ol>
          {run?.steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only added
            <li key={at}>{step}</li>
          ))}
        </ol>
        {run?.end && (
          <p className="damage-end" data-good={run.end.isGood || undefined}>
            {run.end.text}
          </p>
        )}
      </div>
    </div>
  )
}
