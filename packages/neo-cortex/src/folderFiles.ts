import { localDate } from '@kleinzeug/calendar-day'
import type { SliceFiles } from '@kleinzeug/storage'
import { mergeFields } from '@kleinzeug/storage/merge'
import type { Card, NeoCortexData } from './model/card.ts'
import { linksToFiles } from './model/files/exportedLinks.ts'
import { fileNamesOf } from './model/files/fileNames.ts'
import { cardOf } from './model/files/imported.ts'
import { markdownOf, readMarkdown } from './model/files/markdown.ts'
import { removeCards } from './model/list.ts'

const FOLDER = 'Neo Cortex/'
const isNote = (path: string) => path.startsWith(FOLDER) && /\.(md|markdown)$/i.test(path)
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

/** The file of each card while neither it nor the name of any card has changed. */
const written = new WeakMap<Card, { readonly names: string; readonly text: string }>()

const pathsOf = (entries: readonly Card[]) =>
  new Map(Array.from(fileNamesOf(entries), ([id, name]) => [id, `${FOLDER}${name}.md`]))

function toFiles({ entries }: NeoCortexData): ReadonlyMap<string, string> {
  const names = fileNamesOf(entries)
  const links = linksToFiles(entries, names)
  const allNames = [...names.values()].join('\n')
  return new Map(
    entries.map((card) => {
      const known = written.get(card)
      const text = known?.names === allNames ? known.text : markdownOf(card, links)
      if (known?.text !== text || known.names !== allNames) written.set(card, { names: allNames, text })
      return [`${FOLDER}${names.get(card.id) ?? card.id}.md`, text]
    }),
  )
}

function read(path: string, text: string, id: string, today: string): Card | undefined {
  const [found] = readMarkdown(path, text).cards
  return found && cardOf(found, id, today)
}

/** One Markdown file a card, as Obsidian reads and writes it. */
export const folderFiles: SliceFiles<NeoCortexData> = {
  toFiles,
  isOurs: isNote,
  fromFile: (data, { path, before, now }, onLost, isGone) => {
    const paths = pathsOf(data.entries)
    const idAt = [...paths].find(([, each]) => each === path)?.[0]
    if (now === undefined) return idAt === undefined ? data : removeCards(data, new Set([idAt]))
    const today = localDate(Date.now())
    const fresh = crypto.randomUUID()
    const theirs = read(path, now, idAt ?? fresh, today)
    if (!theirs) return undefined
    const known = data.entries.find(({ id }) => id === (theirs.id === fresh ? idAt : theirs.id))
    if (!known) return { ...data, entries: [...data.entries, theirs] }
    const place = paths.get(known.id) ?? ''
    const old = before === undefined ? undefined : read(path, before, known.id, today)
    const changes = (card: Card): NeoCortexData => ({
      ...data,
      entries: data.entries.map((each) => (each === known ? card : each)),
    })
    if (place === path || old) {
      // A file without a day in it does not say when the card was made.
      const created = { ...(known.created !== undefined && { created: known.created }) }
      const other = now.includes('created:') ? theirs : { ...theirs, ...created }
      return changes(mergeFields(old, known, { ...other, id: known.id }, onLost))
    }
    const title = nameIn(path)
    // A copy, as cloud folders make them of two versions.
    if (!isGone(place)) return { ...data, entries: [...data.entries, { ...theirs, id: fresh, title }] }
    const aliases = [...(theirs.aliases ?? []).filter((alias) => alias !== title), known.title]
    return changes({ ...known, ...theirs, title, aliases: [...new Set(aliases)] })
  },
}
