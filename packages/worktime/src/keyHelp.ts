import { keyRows } from '@kleinzeug/ui/key-table'
import { defaultLabels } from './labels.ts'
import { gridKeys, keyTable } from './view/keys/keyTable.ts'

/** The key table in words, for the help of a page. */
export const keyHelp = keyRows([...keyTable, ...gridKeys], defaultLabels.keys, defaultLabels.keyNames)
