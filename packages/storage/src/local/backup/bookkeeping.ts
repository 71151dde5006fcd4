import { textsOf } from '../record/replica.ts'
import type { Fields } from '../record/versionedField.ts'

/** Fields that storage itself owns. They are no data of the visitor: no backup is made for them. */
export const bookkeeping: ReadonlySet<string> = new Set(['setAside', 'backup'])

/** The JSON texts of the visitor's data, without storage's own fields. */
export const dataOf = (fields: Fields) =>
  textsOf(new Map([...fields].filter(([name]) => !bookkeeping.has(name))))
