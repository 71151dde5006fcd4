export { listeners } from '../listeners.ts'
