declare module 'virtual:uses' {
  import type { Uses } from './usesPlugin.ts'

  export const tokens: Uses
  export const controls: Uses
}
