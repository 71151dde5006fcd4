import type { Ledger, Parts } from './ledger.ts'
import type { Mirrored } from './mirror.ts'
import type { Reserve } from './reserve.ts'

/**
 * Keeps the reserve copy up with the ledger: one save after the other, each of what it may lack.
 *
 * @param origin checksums of the record without `meta` that this one grew from
 * @param onLate after the reserve copy has answered for the first time, later than at the start
 * @param onSaved after a save; `undefined`: it failed
 */
export function createMirroring(
  ledger: Ledger,
  reserve: Reserve,
  origin: () => ReadonlyMap<string, string>,
  onLate: (mirrored: Mirrored) => void,
  onSaved: (saved: Mirrored | undefined) => void,
) {
  const lacking = new Set<string>()
  let saves = 0
  let last: Promise<void> = Promise.resolve()
  let isRead = false

  async function load() {
    const mirrored = await reserve.use((copy) => copy.load(ledger.parts))
    isRead ||= mirrored !== undefined
    return mirrored
  }

  async function save() {
    if (!isRead) {
      const mirrored = await load()
      if (mirrored) onLate(mirrored)
    }
    const parts: Parts = new Map([...ledger.parts].filter(([name]) => lacking.has(name)))
    lacking.clear()
    const saved = await reserve.use((copy) => copy.save(parts, ledger.cleared(), origin()))
    saves--
    // A copy that was away may have lost anything.
    if (!saved) for (const name of ledger.parts.keys()) lacking.add(name)
    onSaved(saved)
  }

  return {
    load,
    /** Fields that the reserve copy may lack. */
    lacking,
    /** Notes which fields the reserve copy lacks, now that it is known. */
    compare: (mirrored: Mirrored) => {
      for (const [name, part] of ledger.parts) {
        const copy = mirrored.parts.get(name)
        if (copy?.revision === part.revision && copy.checksum === part.checksum) lacking.delete(name)
        else lacking.add(name)
      }
    },
    save: () => {
      if (lacking.size === 0) return
      saves++
      last = last.then(save)
    },
    isBusy: () => saves > 0,
    /** Whether everything is in the reserve copy, or on its way there. */
    isMirrored: () => reserve.works() && (lacking.size === 0 || saves > 0),
    /** Resolves when every save so far is through. */
    settled: () => last,
  }
}
