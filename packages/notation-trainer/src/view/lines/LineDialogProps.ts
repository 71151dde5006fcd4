/** Props of the dialogs about lines. */
export interface LineDialogProps {
  open: boolean
  onClose: () => void
}
