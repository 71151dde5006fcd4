import { useEffect, useId, useRef, type ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  /** Called when it was dismissed: Escape, or the browser's close request. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Keys at its foot, the safe one first. */
  actions?: ReactNode
  className?: string
}

/** A native modal `<dialog>`: focus is caught inside and goes back to where it came from. */
export function Dialog({ open, onClose, title, children, actions, className = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={`ui-dialog ${className}`.trim()}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className="ui-dialog-body">
          <h2 id={titleId}>{title}</h2>
          {children}
          {actions != null && <div className="ui-dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
