import { useId, type ReactNode } from 'react'

export interface ChoiceProps<T extends string> {
  /** The question the options answer; the name of the group. */
  legend: ReactNode
  /** Keeps the legend for assistive technology alone. */
  legendHidden?: boolean
  options: ReadonlyArray<{ readonly value: T; readonly label: ReactNode }>
  value: T
  onChange: (value: T) => void
  disabled?: boolean
  className?: string
}

/** One of a few: native radio buttons as a row of keys, of which one is down. */
export function Choice<T extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  disabled = false,
  className = '',
}: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={`ui-choice ${className}`.trim()} disabled={disabled}>
      <legend className={legendHidden ? 'ui-visually-hidden' : 'ui-field-label'}>{legend}</legend>
      <div className="ui-choice-keys">
        {options.map((option) => (
          <label key={option.value} className="ui-choice-key">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
