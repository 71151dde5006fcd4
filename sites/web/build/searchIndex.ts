import type { SearchEntry, SearchKind } from '../src/search/searchEntry.ts'
import { textOf } from './escape.ts'
import type { WrittenPage } from './siteFiles.ts'

function kindOf(path: string): SearchKind {
  if (path.startsWith('/apps/')) return 'Werkzeug'
  if (path.startsWith('/blog/')) return 'Beitrag'
  if (path.startsWith('/source/')) return 'Quelltext'
  return 'Seite'
}

const partKinds: Readonly<Record<string, SearchKind>> = {
  '/glossary': 'Begriff',
  '/meta/settings': 'Einstellung',
}

/** What stands in a section, up to the next heading: settings are found by their names. */
const sectionText = (html: string, from: number) =>
  textOf(
    html
      .slice(from)
      .split(/<h2|<footer/)[0]!
      .replaceAll('>', '> '),
  )
    .replaceAll(/\s+/g, ' ')
    .slice(0, 160)

/** Every page, and in texts, glossary and settings every heading that can be linked to. */
export function searchIndex(pages: readonly WrittenPage[], startTitle: string): SearchEntry[] {
  return pages
    .filter(({ page }) => !page.head.hidden)
    .flatMap(({ path, page: { head, html } }): SearchEntry[] => {
      const title = head.title ?? startTitle
      const own: SearchEntry = { path, title, kind: kindOf(path), text: head.description }
      const depth = path === '/glossary' ? 3 : 2
      const parts = /^\/(source|blog)$|^\/source\/|^\/$/.test(path)
        ? []
        : [...html.matchAll(/<h(\d)[^>]* id="([^"]+)"[^>]*>(.*?)<\/h\1>/g)]
            .filter(([, level, id]) => Number(level) === depth && id !== 'inhaltsverzeichnis')
            .map((match) => ({
              path: `${path}#${match[2]}`,
              title: textOf(match[3]!),
              kind: partKinds[path] ?? ('Abschnitt' as const),
              text: path === '/meta/settings' ? sectionText(html, match.index + match[0].length) : title,
            }))
      return [own, ...parts]
    })
}
