import type { ComponentProps } from 'react'

/** The name of a part in small mono capitals: three words at most, and never the only name of a control. */
export function Legend({ className = '', ...props }: ComponentProps<'span'>) {
  return <span {...props} className={`ui-legend ${className}`.trim()} />
}
