import { useId } from 'react'
import { longForm } from '../coloursOf.ts'
import { roleOf } from '../tokens.ts'

interface TokenInputProps {
  readonly token: string
  /** What it was changed to. */
  readonly value: string | undefined
  /** `undefined`: as the theme has it. */
  readonly onChange: (token: string, value: string | undefined) => void
}

/** An input for the value of a token: a colour, a length by a slider, a face as text. */
export function TokenInput({ token, value, onChange }: TokenInputProps) {
  const id = useId()
  const own = longForm(getComputedStyle(document.documentElement).getPropertyValue(token).trim())
  const shown = value ?? own
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(shown) ?? []
  const change = (next: string) => onChange(token, next === own ? undefined : next)
  return (
    <div className="trial-input" data-changed={value !== undefined}>
      <label htmlFor={id}>{roleOf(token)}</label>
      {shown.startsWith('#') ? (
        <input id={id} type="color" value={shown} onChange={({ target }) => change(target.value)} />
      ) : number && unit ? (
        <input
          id={id}
          type="range"
          min={0}
          max={unit === 'px' ? 80 : 4}
          step={unit === 'px' ? 1 : 0.0625}
          value={number}
          onChange={({ target }) => change(`${target.value}${unit}`)}
        />
      ) : (
        <input id={id} value={shown} onChange={({ target }) => change(target.value)} />
      )}
      <output htmlFor={id}>{shown}</output>
    </div>
  )
}
