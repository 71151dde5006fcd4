import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How much it weighs: a `key` of the device, the one `primary` action, a `quiet` one without
   * casing, or one that destroys (`danger`).
   *
   * @defaultValue 'key'
   */
  variant?: 'key' | 'primary' | 'quiet' | 'danger'
  /** A drawing before the text. */
  icon?: ReactNode
}

/** A key that goes down when pressed. With `aria-pressed` it stays down, in the accent colour. */
export function Button({ variant = 'key', icon, className = '', children, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className={`ui-button ${className}`.trim()} data-variant={variant}>
      {icon}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'aria-label' | 'children'> {
  /** What it does: its name for assistive technology, and the tooltip. */
  label: string
  icon: ReactNode
}

/** A button that shows a drawing alone; its label is spoken and shown as a tooltip. */
export function IconButton({ label, icon, className = '', ...props }: IconButtonProps) {
  return (
    <Button
      title={label}
      variant="quiet"
      {...props}
      aria-label={label}
      className={`ui-icon-button ${className}`.trim()}
      icon={icon}
    />
  )
}
