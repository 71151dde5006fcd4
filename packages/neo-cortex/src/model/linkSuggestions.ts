import type { Card } from './card.ts'
import { linkKey } from './links.ts'

/** Whether a link can name a title: brackets and bars would end it, and behind a # it would name a heading. */
export const isLinkable = (title: string) => !/[[\]|]/.test(title) && title.indexOf('#') < 1

/** How many titles are suggested. */
const SUGGESTED = 7

/** Titles for a link that is being written, each once, the last cards first; none that a link cannot hold. */
export function suggestedTitles(cards: readonly Card[], begun: string, except: string): readonly string[] {
  const key = linkKey(begun)
  const titles = new Map<string, string>()
  for (const { id, title } of cards.toReversed()) {
    if (titles.size === SUGGESTED) break
    const name = linkKey(title)
    if (id !== except && name.includes(key) && name !== '' && !titles.has(name) && isLinkable(title))
      titles.set(name, title)
  }
  return [...titles.values()]
}

/** The start of a link that is being written at the caret: what follows the last open `[[` of the line. */
export function openLink(text: string, caret: number): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret)
  const start = line.lastIndexOf('[[')
  const begun = start < 0 ? undefined : line.slice(start + 2)
  return begun === undefined || /[[\]|]/.test(begun) ? undefined : begun
}
