import { Suspense, useState, type ReactNode } from 'react'

interface FoldProps {
  className: string
  label: string
  children: ReactNode
}

/** A part that is folded away; it is not even loaded until it is opened, or the page is idle. */
export function Fold({ className, label, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <Suspense>{open && children}</Suspense>
    </details>
  )
}
