// What is loaded after the tool, in one chunk.
export { CardForm } from './CardForm.tsx'
export { Mentions } from './Mentions.tsx'
