import { attack, type Attack } from './attack.ts'
import { attackedBrowser } from './attackedBrowser.ts'
import type { AttackedStorage } from './attackedStorage.ts'
import { damageAttacks } from './damage.ts'
import { killAttacks } from './kills.ts'
import { isSameNotes } from './notes.ts'
import { refusalAttacks } from './refusals.ts'
import { tabAttacks } from './tabs.ts'

/**
 * The attacks on a storage, each a test: a next visit, damage, kills, refusals and tabs. They run in memory, in any
 * test runner, and are the same at each run.
 *
 * @example
 * ```ts
 * const attacks = attacksOn({
 *   indexedDB: () => new IDBFactory(), // of fake-indexeddb
 *   open: async (page) => {
 *     const record = openRecord(page)
 *     await record.ready
 *     return { storage: record.slice(notesSlice), settled: record.flush, close: record.dispose }
 *   },
 * })
 * for (const { name, run } of attacks) test(name, run)
 * ```
 */
export const attacksOn = (subject: AttackedStorage): readonly Attack[] => [
  attack('a next visit', 'a visit', async function* () {
    const browser = attackedBrowser(subject)
    for (const notes of [{ a: '1' }, { a: '2', b: 'ü "\\ 🐞' }, {}]) {
      await browser.write(notes)
      const found = await browser.read()
      yield { lost: isSameNotes(found, notes) ? undefined : `then ${JSON.stringify(found)}` }
    }
  }),
  ...damageAttacks(subject),
  ...killAttacks(subject),
  ...refusalAttacks(subject),
  ...tabAttacks(subject),
]
