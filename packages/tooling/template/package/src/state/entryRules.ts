import { putInList, type ImportRules } from '@kleinzeug/shell/import-plan'
import type { __Name__Data, Entry } from '../model/entries.ts'

const keyOf = ({ name }: Entry) => name

/** How entries are imported: known by their names, a second one of a name gets a number. */
export const entryRules: ImportRules<__Name__Data, Entry> = {
  itemsOf: ({ entries }) => entries,
  put: (data, changes) => ({ ...data, entries: putInList(data.entries, changes, keyOf) }),
  keyOf,
  renamed: (entry, count) => ({ ...entry, name: `${entry.name} (${count})` }),
}
