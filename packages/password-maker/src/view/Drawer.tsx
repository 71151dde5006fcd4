import { useState, type ReactNode } from 'react'

/** A part of the tool that opens on request; what is in it is rendered only while it is open. */
export function Drawer({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="password-maker-drawer"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {open && <div className="password-maker-drawer-body">{children}</div>}
    </details>
  )
}
