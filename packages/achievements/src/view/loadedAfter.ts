// What is loaded after the tool, in one chunk.
export { FilesDialog } from './FilesDialog.tsx'
export { TalksDialog } from './talk/TalksDialog.tsx'
