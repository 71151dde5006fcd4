import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean
  /** Called when the visitor dismisses it by Escape or the browser's back gesture. */
  onClose: () => void
  /** Its heading and its accessible name. */
  title: ReactNode
  children: ReactNode
  /** Buttons at its foot, the one that changes nothing first. */
  actions?: ReactNode
  className?: string | undefined
}

/**
 * A native modal `<dialog>`: the browser keeps the focus inside and returns it to the opener. Where the
 * focused control is replaced by other content, the title takes the focus. The content is rendered while it is open
 * only.
 *
 * @example
 * ```tsx
 * <Dialog
 *   open={asking}
 *   onClose={() => setAsking(false)}
 *   title="Wirklich alles löschen?"
 *   actions={<Button onClick={() => setAsking(false)}>Abbrechen</Button>}
 * >
 *   <p>Danach ist nichts davon mehr da.</p>
 * </Dialog>
 * ```
 */
export function Dialog({ open, onClose, title, children, actions, className = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  // The browser returns the focus from a dialog that is closed, not from one that is taken away.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    // Content that takes the place of the focused control would leave the focus on the page behind.
    const replaced = new MutationObserver(() => {
      const heading = dialog.querySelector('h2')
      if (!heading || dialog.matches(':focus-within')) return
      // Only now: a title that can be focused would be the first thing that is, when the dialog opens.
      heading.tabIndex = -1
      heading.focus()
    })
    replaced.observe(dialog, { childList: true, subtree: true })
    return () => replaced.disconnect()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={`ui-dialog ${className}`.trim()}
      aria-labelledby={titleId}
      // Closed by the browser, it would tell so in a later task, and a key between the two would be lost.
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      // The event of an earlier `close()` may come after the dialog was opened again, or taken away.
      onClose={() => open && ref.current?.open === false && onClose()}
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
