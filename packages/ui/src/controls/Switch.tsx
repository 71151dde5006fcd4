import type { ComponentProps, ReactNode } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  /** What is on, in words that are true while it is: the accessible name, and part of the target. */
  label: ReactNode
  /** Called with the new state. */
  onChange?: ((on: boolean) => void) | undefined
}

/** A native checkbox as a slide switch; the position of its knob shows the state, not only the colour. */
export function Switch({ label, onChange, className = '', ...props }: SwitchProps) {
  return (
    <label className={`ui-switch ${className}`.trim()}>
      <input
        {...props}
        type="checkbox"
        role="switch"
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className="ui-switch-track" aria-hidden="true" />
      <span className="ui-switch-label">{label}</span>
    </label>
  )
}
