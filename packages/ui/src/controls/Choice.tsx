import { useId, type ReactNode } from 'react'

export interface ChoiceProps<T extends string> {
  /** The accessible name of the group, shown above it. */
  legend: ReactNode
  /** Hides the legend visually; it stays the accessible name. */
  legendHidden?: boolean | undefined
  /** Two to five, in the order of the keys. */
  options: ReadonlyArray<{ readonly value: T; readonly label: ReactNode }>
  /** The chosen option. */
  value: T
  /** Called with the option that the visitor chooses. */
  onChange: (value: T) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/**
 * A choice of one among few: native radio buttons that look like a row of keys.
 *
 * @example
 * ```tsx
 * <Choice
 *   legend="Reihenfolge"
 *   value={order}
 *   onChange={setOrder}
 *   options={[
 *     { value: 'random', label: 'zufällig' },
 *     { value: 'sequential', label: 'der Reihe nach' },
 *   ]}
 * />
 * ```
 */
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
