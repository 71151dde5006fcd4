export { sentences } from './english.ts'
