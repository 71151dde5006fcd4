export { readTable, unescapeFormula, writeTable, type CsvRow } from './csvTable.ts'
export { webAddress } from './webAddress.ts'
export { readBackup, type Backup } from './readBackup.ts'
export { filePaths } from './filePaths.ts'
