import { putInList, type ImportRules } from '@kleinzeug/shell/import-plan'
import type { Card, NeoCortexData } from '../model/card.ts'
import { linkKey } from '../model/links.ts'
import { addressKey } from '../model/webAddress.ts'

const keyOf = ({ id }: Card) => id

/** How cards are imported: known by their ids, else a link by its address and a note by title and text. */
export const importRules: ImportRules<NeoCortexData, Card> = {
  itemsOf: ({ entries }) => entries,
  put: (data, changes) => ({ ...data, entries: putInList(data.entries, changes, keyOf) }),
  keyOf,
  likenessOf: ({ url, title, text }) => addressKey(url) ?? `${linkKey(title)}\n${text.trim()}`,
  renamed: (card, count) => ({ ...card, id: `${card.id}-${count}` }),
}

/** Fields that the files of other programs hold. */
export const foreignFields = [
  'title',
  'text',
  'url',
  'tags',
  'aliases',
  'later',
  'file',
  'properties',
  'heading',
  'attachment',
]
