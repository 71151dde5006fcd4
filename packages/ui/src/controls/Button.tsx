import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Emphasis: an ordinary `key`, the one `primary` action of a view, a `quiet` one without border and
   * background, or one that deletes something (`danger`).
   *
   * @defaultValue 'key'
   */
  variant?: 'key' | 'primary' | 'quiet' | 'danger' | undefined
  /** Shown before the text. */
  icon?: ReactNode
}

/**
 * A button in the form of a key, with every attribute of `<button>`. With `aria-pressed` it looks pressed,
 * in the accent colour.
 *
 * @example
 * ```tsx
 * <Button variant="primary" icon={<Icon name="check" />} onClick={save}>
 *   Übernehmen
 * </Button>
 * ```
 */
export function Button({ variant = 'key', icon, className = '', children, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className={`ui-button ${className}`.trim()} data-variant={variant}>
      {icon}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'aria-label' | 'children'> {
  /** What it does: its accessible name, and the tooltip. */
  label: string
  /** What it shows. */
  icon: ReactNode
}

/** A button that shows only an icon. Its label is the accessible name and the tooltip. */
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
