export { readTable, unescapeFormula, writeTable, type CsvRow } from './csvTable.ts'
export { webAddress } from './webAddress.ts'
