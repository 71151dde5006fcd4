import type { Slice } from '../../slice.ts'
import type { Fields, VersionedField } from '../record/versionedField.ts'
import type { BackupData } from './backupSlice.ts'
import { bookkeeping } from './bookkeeping.ts'

/** Why an export is due: the last one is `old`, or the browser may evict the data. */
export type Reminder = 'none' | 'old' | 'evictable'

const DAY = 24 * 60 * 60 * 1000
/** Safari deletes after seven days without a visit; three days leave time to act. */
const EVICTION_WARNING = 3 * DAY

/** The fields that hold data of the visitor, apart from preferences and edits of a page whose clock has failed. */
const dataFields = (fields: Fields, preferences: readonly string[]) =>
  [...fields].flatMap(([name, field]) =>
    field.isReset || field.revision < DAY || [...bookkeeping, ...preferences].includes(name) ? [] : field,
  )

/** @param slice `backupSlice`, given because this file is loaded apart from those that have it already */
export function createReminders(slice: Slice<BackupData>, now: () => number) {
  const backupOf = (fields: Fields) => slice.decode(fields.get(slice.name)?.value) ?? slice.defaults()

  /** Time of the first known edit; `Infinity` without one. `timeOf` gives the edit of a field that counts. */
  const firstEdit = (
    fields: Fields,
    preferences: readonly string[],
    timeOf = ({ revision, base }: VersionedField) => (base > DAY ? base : revision),
  ) => Math.min(backupOf(fields).since ?? Infinity, ...dataFields(fields, preferences).map(timeOf))

  return {
    /**
     * Whether an export is due: data were edited since the last export, and that export (or the first edit,
     * if there was none) is older than the visitor chose, or than is safe in a browser that evicts.
     *
     * @param preferences fields whose edits need no export
     * @param mayEvict whether the browser may evict the data; called only when it matters
     */
    exportReminder: (fields: Fields, preferences: readonly string[], mayEvict: () => boolean): Reminder => {
      const { lastExport: exported, remindAfterDays, remindFrom } = backupOf(fields)
      const time = now()
      // A time far ahead is that of a wrong clock: it tells nothing, and must not silence the reminder until then.
      const known = (noted = 0) => (noted > time + 100 * DAY ? 0 : noted)
      const lastExport = known(exported)
      const isEdited = dataFields(fields, preferences).some(({ revision }) => revision > lastExport)
      if (!isEdited || remindAfterDays === 0 || time < known(remindFrom)) return 'none'
      const age = time - (lastExport || known(firstEdit(fields, preferences)))
      if (age >= remindAfterDays * DAY) return 'old'
      return age >= EVICTION_WARNING && mayEvict() ? 'evictable' : 'none'
    },
    /**
     * Notes an edit. Returns what is to be stored where no field has a revision of the day of the first edit any more.
     *
     * @param onReturn called on a later day than that of the first edit
     */
    noteEdit: (fields: Fields, preferences: readonly string[], onReturn: () => void) => {
      const since = firstEdit(fields, preferences)
      if (since >= now() - (now() % DAY)) return undefined
      onReturn()
      // While a field has a revision of that day, the next edit does not overwrite the time.
      if (firstEdit(fields, preferences, ({ revision }) => revision) < since + DAY) return undefined
      return { ...backupOf(fields), since }
    },
  }
}
