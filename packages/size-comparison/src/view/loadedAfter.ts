// What is loaded after the tool, in one chunk: whoever sees things has the form of own ones, too.
export { catalogue } from '../model/catalogue/catalogue.ts'
export { EntryDialog } from './EntryDialog.tsx'
