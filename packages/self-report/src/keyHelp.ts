import { keyRows } from '@kleinzeug/ui/key-table'
import { defaultLabels } from './labels.ts'
import { helpTable } from './view/keyTable.ts'

/** The key table in words, for the help of a page. */
export const keyHelp = keyRows(helpTable, defaultLabels.keys, defaultLabels.keyNames)
