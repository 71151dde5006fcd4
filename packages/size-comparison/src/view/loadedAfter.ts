import { EntryDialog } from './EntryDialog.tsx'
import { Sentences } from './Sentences.tsx'
import { ThingRows } from './table/ThingRows.tsx'
import { ThingSentence } from './ThingSentence.tsx'

// What is loaded after the tool, in one chunk: the things, and what shows them.
export { catalogue } from '../model/catalogue/catalogue.ts'
export const parts = { EntryDialog, Sentences, ThingRows, ThingSentence }
