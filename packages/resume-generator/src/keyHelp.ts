import { keyRows } from '@kleinzeug/ui/key-table'
import { firstLabels } from './firstLabels.ts'
import { keyTable } from './view/keyTable.ts'

/** The key table in words, for the help of a page. */
export const keyHelp = keyRows(keyTable, firstLabels.keys)
