// What is loaded after the tool, in one chunk.
export { CardForm } from './CardForm.tsx'
export { Forgotten } from './Forgotten.tsx'
export { Mentions } from './Mentions.tsx'
