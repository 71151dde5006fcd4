/** A dialog that a key opens. */
export type ToolsDialog = 'fill' | 'year' | 'files'

/** Which dialog is open, and how another one is. */
export interface ToolsProps {
  open: ToolsDialog | undefined
  onOpen: (dialog: ToolsDialog | undefined) => void
}
