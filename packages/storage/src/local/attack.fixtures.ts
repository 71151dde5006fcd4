import type { TaskMeta } from 'vitest'

declare module 'vitest' {
  /** What a test counts while it runs; `pnpm attacks` adds it up. */
  interface TaskMeta {
    rounds?: number
    /** Edits or fields that were neither kept nor set aside nor among the backups. */
    lost?: number
    /** Rounds in which the status told the visitor. */
    told?: number
  }
}

/** Whether all rounds are run; `npm test` runs a part of them. */
export const isFull = process.env['ATTACKS'] === 'full'

/** Adds to what a test has counted, also when it adds 0: a test that counts nothing has a dash in the table. */
export function count(
  { meta }: { readonly meta: TaskMeta },
  name: 'rounds' | 'lost' | 'told',
  amount: number | boolean = 1,
) {
  meta[name] = (meta[name] ?? 0) + Number(amount)
}
