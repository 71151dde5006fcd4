/** Fields that storage itself owns. They are no data of the visitor: no backup is made for them. */
export const bookkeeping: ReadonlySet<string> = new Set(['setAside', 'backup'])
