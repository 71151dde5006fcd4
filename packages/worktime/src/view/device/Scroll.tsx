import type { ReactNode } from 'react'

/** A part that scrolls sideways where it is too wide. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too
  <div className="worktime-scroll" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
