import { isObject } from '../../decode/isObject.ts'
import { resultOf } from '../stores/indexedDB.ts'
import type { RecordCore } from './recordCore.ts'

/** An import or a restore, and the JSON texts of the fields before it. */
export interface Replacement {
  readonly of: 'import' | 'restore'
  readonly date: number
  readonly texts: ReadonlyMap<string, string>
}

/** After this time `undo` is not offered any more; the backup remains. */
const LIFETIME = 24 * 60 * 60 * 1000
const NOTE = 'replacement'

/** The last import or restore while it can be undone, kept in the mirror; without a mirror in this page only. */
export function createReplacement({ archive, mirror, now, isWriting }: RecordCore, onChange: () => void) {
  let current: Replacement | undefined
  let isKnown = false

  function set(next: Omit<Replacement, 'date'> | undefined) {
    isKnown = true
    const replacement = next && { ...next, date: now() }
    current = replacement
    onChange()
    // By way of the archive, so that `flush` and the deletion of everything wait for it.
    return archive.use(() =>
      mirror.transact('readwrite', async (store) => {
        if (replacement) store('notes').put(replacement, NOTE)
        else store('notes').delete(NOTE)
      }),
    )
  }

  return {
    read: () => current,
    set,
    /** Reads what another page has kept, unless this one has replaced the record since. */
    load: async () => {
      if (!isWriting()) return
      const found = await mirror.transact('readonly', (store) => resultOf(store('notes').get(NOTE)))
      if (isKnown || !isReplacement(found)) return
      // By the distance, because the clock may have been ahead.
      if (Math.abs(now() - found.date) > LIFETIME) return
      current = found
      onChange()
    },
  }
}

const isReplacement = (data: unknown): data is Replacement =>
  isObject(data) &&
  (data['of'] === 'import' || data['of'] === 'restore') &&
  typeof data['date'] === 'number' &&
  data['texts'] instanceof Map
