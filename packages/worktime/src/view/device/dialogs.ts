// One module for all dialogs: the list of files to preload, which every page holds, names it once.
export { FillDialog } from '../entry/FillDialog.tsx'
export { KeptCalendar } from '../exchange/CalendarSection.tsx'
export { FilesDialog } from '../exchange/FilesDialog.tsx'
export { YearDialog } from '../settings/YearDialog.tsx'
