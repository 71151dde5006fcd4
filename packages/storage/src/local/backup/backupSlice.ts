import { isInteger } from '../../decode/isInteger.ts'
import { isObject } from '../../decode/isObject.ts'
import type { Fields } from '../record/versionedField.ts'
import type { Slice } from '../../slice.ts'

/** When the visitor last exported their data, and when to remind them of the next export. */
export interface BackupData {
  /** Time of the first edit, in ms since 1970; absent while a field still has a revision of that day. */
  readonly since?: number
  /** Time of the last export, in ms since 1970; absent: never. */
  readonly lastExport?: number
  /** Days after which a reminder is due; 0: never. */
  readonly remindAfterDays: number
  /** Time before which there is no reminder, in ms since 1970: it was put off. */
  readonly remindFrom?: number
  /** A folder is connected in this browser. */
  readonly folder?: true
  /** A file is kept current in this browser. */
  readonly file?: true
}

const isCount = (data: unknown): data is number => isInteger(data) && data >= 0

/** The slice of the export reminder. */
export const backupSlice: Slice<BackupData> = {
  name: 'backup',
  defaults: () => ({ remindAfterDays: 30 }),
  decode: (data) =>
    isObject(data)
      ? {
          remindAfterDays: 30,
          ...Object.fromEntries(
            Object.entries(data).filter(([name, value]) =>
              ['folder', 'file'].includes(name)
                ? value === true
                : ['since', 'lastExport', 'remindAfterDays', 'remindFrom'].includes(name) && isCount(value),
            ),
          ),
        }
      : undefined,
}

/** The data of this slice in a record. */
export const backupOf = (fields: Fields): BackupData =>
  backupSlice.decode(fields.get(backupSlice.name)?.value) ?? backupSlice.defaults()
