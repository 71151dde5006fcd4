// What is loaded after the tool, in one chunk.
export { CardForm } from './card/CardForm.tsx'
export { Duplicates } from './list/Duplicates.tsx'
export { Forgotten } from './list/Forgotten.tsx'
export { Sequence } from './card/Sequence.tsx'
export { Mentions } from './card/Mentions.tsx'
