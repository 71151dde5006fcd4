// What opens above the bench, loaded when the first of it is wanted.
export { HelpDialog } from './keys/HelpDialog.tsx'
export { PasteDialog } from './PasteDialog.tsx'
export { AlertNotice } from './AlertNotice.tsx'
