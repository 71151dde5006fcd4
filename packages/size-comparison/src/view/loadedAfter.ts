// What is loaded after the tool, in one chunk: what is shown of things, and the form of own ones.
export { catalogue } from '../model/catalogue/catalogue.ts'
export { EntryDialog } from './EntryDialog.tsx'
export { Sentences } from './Sentences.tsx'
export { ThingRows } from './ThingRows.tsx'
