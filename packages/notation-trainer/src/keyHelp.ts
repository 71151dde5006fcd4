import { keyRows } from '@kleinzeug/ui/key-table'
import { defaultLabels } from './labels.ts'
import { boardKeys, keyTable, treeKeys } from './view/keyTable.ts'

/** The key table in words, for the help of a page. */
export const keyHelp = keyRows(
  [...keyTable, ...boardKeys, ...treeKeys],
  defaultLabels.keys,
  defaultLabels.keyNames,
)
