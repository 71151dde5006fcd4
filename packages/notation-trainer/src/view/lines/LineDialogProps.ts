/** What the dialogs about lines have in common. */
export interface LineDialogProps {
  open: boolean
  onClose: () => void
}
