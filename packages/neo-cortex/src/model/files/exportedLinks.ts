import { graphOf, linkKey, linkPattern, linkTarget } from '../links.ts'
import type { Card } from '../card.ts'

/** A text whose links lead to files, and what each changed link was. */
export interface FileLinks {
  readonly text: string
  /** The changed links, by what they have become. */
  readonly changed: Readonly<Record<string, string>>
}

/**
 * Makes the function that turns links to titles into links to files: other programs find a note by the name of its file
 * alone, which cannot hold every character of a title.
 *
 * @param names paths of the files by the ids of the cards, without ending
 */
export function linksToFiles(cards: readonly Card[], names: ReadonlyMap<string, string>) {
  const { find } = graphOf(cards)
  const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const counts = Map.groupBy(names.values(), (path) => linkKey(baseOf(path)))
  /** What a link to a file has to say: its name, or its path where another one has that name, too. */
  const nameOf = (path: string) => (counts.get(linkKey(baseOf(path)))?.length === 1 ? baseOf(path) : path)

  return (text: string): FileLinks => {
    const changed = new Map<string, string>()
    if (!text.includes('[[')) return { text, changed: {} }
    const linked = text.replaceAll(new RegExp(linkPattern, 'g'), (link, inner: string, shown?: string) => {
      const target = linkTarget(inner)
      const card = find(target)
      const path = card && names.get(card.id)
      if (path === undefined) return link
      const key = linkKey(target)
      const isFound = key === linkKey(nameOf(path)) || `/${linkKey(path)}`.endsWith(`/${key}`)
      if (isFound && !(key === linkKey(baseOf(path)) && nameOf(path) !== baseOf(path))) return link
      const hash = inner.indexOf('#')
      const written = `[[${nameOf(path)}${hash > 0 ? inner.slice(hash) : ''}|${shown ?? inner}]]`
      // Two links that would become one could not be told apart on the way back.
      if (text.includes(written) || (changed.get(written) ?? link) !== link) return link
      changed.set(written, link)
      return written
    })
    return { text: linked, changed: Object.fromEntries(changed) }
  }
}

/** The text with its links as they were before `linksToFiles`. */
export const linksToTitles = (text: string, changed: Readonly<Record<string, unknown>>) =>
  Object.entries(changed).reduce(
    (all, [written, link]) => (typeof link === 'string' ? all.replaceAll(written, () => link) : all),
    text,
  )
