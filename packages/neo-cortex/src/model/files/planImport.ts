import { cleanTags, oneLine, type Card, type CardFields, type NeoCortexData } from '../card.ts'
import { linkKey } from '../links.ts'
import { addCards, changeCard, newCard } from '../list.ts'
import { addressKey } from '../webAddress.ts'
import type { Imported } from './imported.ts'

/** What an import would do. */
export interface ImportPlan {
  readonly data: NeoCortexData
  readonly added: readonly Card[]
  /** Cards known by their id, with other contents. */
  readonly changed: readonly Card[]
  /** The same address or the same note is there already, here or earlier in the files. */
  readonly equal: readonly Imported[]
}

const fieldsOf = ({ title, text, url, tags, aliases, later }: Imported): CardFields => ({
  title: oneLine(title),
  text: text.trim(),
  url: url ?? '',
  tags: cleanTags(tags ?? []),
  aliases: [...new Set(aliases)],
  later: later ?? false,
})

const contentOf = ({ title = '', text = '', url = '', tags = [], aliases = [], later = false }: CardFields) =>
  JSON.stringify([oneLine(title), text.trim(), url, tags, aliases, later])

const noteKey = (title: string, text: string) => `${linkKey(title)}\n${text.trim()}`

/** Adds files to the list and removes nothing. Cards match by id, links by address, notes by title and text. */
export function planImport(
  data: NeoCortexData,
  imported: readonly Imported[],
  today: string,
  makeId: () => string,
): ImportPlan {
  const byId = new Map(data.entries.map((card) => [card.id, card] as const))
  const addresses = new Set(data.entries.flatMap(({ url }) => addressKey(url) ?? []))
  const notes = new Set(data.entries.map(({ title, text }) => noteKey(title, text)))
  const added: Card[] = []
  const changed: Card[] = []
  const equal: Imported[] = []
  let next = data
  for (const each of imported) {
    const fields = fieldsOf(each)
    const known = each.id === undefined ? undefined : byId.get(each.id)
    if (known) {
      if (contentOf(known) === contentOf(fields)) equal.push(each)
      else {
        next = changeCard(next, known.id, fields)
        changed.push({ ...known, title: fields.title ?? '' })
      }
      continue
    }
    const address = addressKey(each.url)
    const note = noteKey(each.title, each.text)
    if (address === undefined ? notes.has(note) : addresses.has(address)) {
      equal.push(each)
      continue
    }
    if (address !== undefined) addresses.add(address)
    notes.add(note)
    const id = each.id !== undefined && /^[\w-]{1,60}$/.test(each.id) ? each.id : makeId()
    const card = newCard(fields, id, each.created ?? today)
    byId.set(id, card)
    added.push(card)
  }
  return { data: addCards(next, added), added, changed, equal }
}

/** The plan of an import that is shown only: its ids are thrown away. */
export function previewImport(data: NeoCortexData, imported: readonly Imported[]): ImportPlan {
  let made = 0
  return planImport(data, imported, '', () => `preview-${made++}`)
}
