// What is loaded after the tool, in one chunk.
export { CardForm } from './card/CardForm.tsx'
export { Forgotten } from './list/Forgotten.tsx'
export { Mentions } from './card/Mentions.tsx'
