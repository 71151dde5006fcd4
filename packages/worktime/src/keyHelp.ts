import { keyRows } from '@kleinzeug/ui/key-table'
import { firstLabels } from './firstLabels.ts'
import { gridKeys, keyTable } from './view/keys/keyTable.ts'

/** The key table in words, for the help of a page. */
export const keyHelp = keyRows([...keyTable, ...gridKeys], firstLabels.keys, firstLabels.keyNames)
