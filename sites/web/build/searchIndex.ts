import type { SearchEntry, SearchKind } from '../src/search/searchEntry.ts'
import { textOf } from './escape.ts'
import type { WrittenPage } from './siteFiles.ts'

function kindOf(path: string): SearchKind {
  if (path.startsWith('/apps/')) return 'Werkzeug'
  if (path.startsWith('/blog/')) return 'Beitrag'
  if (path.startsWith('/source/')) return 'Quelltext'
  return 'Seite'
}

const settingsPath = '/meta/settings'
const partKinds: Readonly<Record<string, SearchKind>> = {
  '/glossary': 'Begriff',
  [settingsPath]: 'Einstellung',
}

/** Names of controls: legends of choices, labels of switches and fields, words on keys. */
const controlName =
  /<(?:legend|(?:span|label)) class="ui-(?:field-label|switch-label)"[^>]*>(.*?)<\/|<button [^>]*class="ui-button"[^>]*>(.*?)<\/button>/g

/** Every single setting, by the name of its control, with the section it stands in as its place. */
function settingsOf(html: string): SearchEntry[] {
  const sections = html.split('<section ').slice(1)
  return sections.flatMap((section) => {
    const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/.exec(section)
    if (!heading) return []
    const [, id, title] = heading
    const names = [...section.split('<dialog')[0]!.matchAll(controlName)]
      .map(([, label, key]) => textOf(label ?? key!).replace(/ …$/, ''))
      .filter((name) => name !== title)
    return names.map((name) => ({
      path: `${settingsPath}#${id}`,
      title: name,
      kind: partKinds[settingsPath]!,
      text: textOf(title!),
    }))
  })
}

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
              text: title,
            }))
      return [own, ...parts, ...(path === settingsPath ? settingsOf(html) : [])]
    })
}
