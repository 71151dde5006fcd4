// The dialogs, loaded as one chunk when the first is opened.
export { HelpDialog } from './keys/HelpDialog.tsx'
export { InlineDialog } from './InlineDialog.tsx'
export { PasteDialog } from './PasteDialog.tsx'
export { AlertNotice } from './AlertNotice.tsx'
export { Reading } from './Reading.tsx'
