import { parse, type HTMLElement } from 'node-html-parser'
import type { SearchEntry, SearchKind } from '../../src/search/searchEntry.ts'
import type { WrittenPage } from './WrittenPage.ts'

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

const textOf = (element: HTMLElement) => element.textContent.trim()

/** The names of the controls of a section: legends of choices, labels of switches and fields, keys. */
const controlNames = (section: HTMLElement) =>
  section
    .querySelectorAll('legend, label, button')
    .filter(
      (control) =>
        !control.closest('dialog') && !(control.rawTagName === 'label' && control.closest('fieldset')),
    )
    .map((control) => textOf(control).replace(/ …$/, ''))

/** Every single setting, by the name of its control, with the section it stands in as its place. */
const settingsOf = (html: HTMLElement): SearchEntry[] =>
  html.querySelectorAll('section').flatMap((section) => {
    const heading = section.querySelector('h2[id]')
    if (!heading) return []
    const title = textOf(heading)
    return controlNames(section)
      .filter((name) => name !== title)
      .map((name) => ({
        path: `${settingsPath}#${heading.id}`,
        title: name,
        kind: partKinds[settingsPath]!,
        text: title,
      }))
  })

/** Every page, and in texts, glossary and settings every heading that can be linked to. */
export function searchIndex(
  pages: readonly WrittenPage[],
  startTitle: string,
  words: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchEntry[] {
  return pages
    .filter(({ page }) => !page.head.hidden)
    .flatMap(({ path, page: { head, html } }): SearchEntry[] => {
      const title = head.title ?? startTitle
      const further = words.get(path) ?? []
      const own: SearchEntry = {
        path,
        title,
        kind: kindOf(path),
        text: head.description,
        ...(further.length > 0 && { words: further.join(' ') }),
      }
      const root = parse(html)
      const parts = /^\/(source|blog)$|^\/source\/|^\/$/.test(path)
        ? []
        : root
            .querySelectorAll(path === '/glossary' ? 'h3[id]' : 'h2[id]')
            .filter(({ id }) => id !== 'inhaltsverzeichnis')
            .map((heading) => ({
              path: `${path}#${heading.id}`,
              title: textOf(heading),
              kind: partKinds[path] ?? ('Abschnitt' as const),
              text: title,
            }))
      return [own, ...parts, ...(path === settingsPath ? settingsOf(root) : [])]
    })
}
