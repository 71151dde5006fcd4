import type { ComponentProps } from 'react'

/** Print on a casing: names a part in small mono capitals. Never longer than three words. */
export function Legend({ className = '', ...props }: ComponentProps<'span'>) {
  return <span {...props} className={`ui-legend ${className}`.trim()} />
}
