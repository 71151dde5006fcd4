import type { __Name__Data } from './model/entries.ts'

/** Made-up entries of the names given. */
export const sampleOf = (names: readonly string[]) => (): __Name__Data => ({
  entries: names.map((name) => ({ name })),
})
