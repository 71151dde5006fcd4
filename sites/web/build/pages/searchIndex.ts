import { parse, type HTMLElement } from 'node-html-parser'
import type { SearchEntry, SearchKind, SectionText } from '../../src/search/searchEntry.ts'
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

/** Headings that stand on many pages: they name no subject. */
function furnitureOf(roots: readonly HTMLElement[]): ReadonlySet<string> {
  const titles = roots.flatMap((root) => root.querySelectorAll('h2').map(textOf))
  return new Set(titles.filter((title) => titles.filter((each) => each === title).length > 2))
}

/** Parts of pages that repeat other pages, or that say what belongs to the interface: lists of links and of keys. */
const repeated =
  'header, nav, footer, noscript, pre, svg, dialog, .tool-stage, .tool-more, .plain, .start-more'

/** A row of a table of keys. */
const isKeyRow = (block: HTMLElement) => Boolean(block.closest('tr')?.querySelector('td > kbd'))

/** The texts of all pages, section by section. */
export function sectionTexts(pages: readonly WrittenPage[], startTitle: string): SectionText[] {
  return pages
    .filter(({ path, page }) => !page.head.hidden && !path.startsWith('/source/'))
    .flatMap(({ path, page: { head, html } }): SectionText[] => {
      const title = head.title ?? startTitle
      const root = parse(html)
      for (const other of root.querySelectorAll(`${repeated}, h1, h2, h3`))
        if (!/^h[23]$/i.test(other.rawTagName) || !other.id) other.remove()
      const sections: Array<[string, string, string[]]> = [[path, title, []]]
      for (const block of root.querySelectorAll(
        'main h2[id], main h3[id], main p, main li, main td, main dd',
      )) {
        const words = textOf(block).replaceAll(/\s+/g, ' ')
        if (/^h[23]$/i.test(block.rawTagName)) sections.push([`${path}#${block.id}`, title, []])
        else if (words && !block.querySelector('p, li') && !isKeyRow(block)) sections.at(-1)![2].push(words)
      }
      return sections
        .filter(([, , blocks]) => blocks.length > 0)
        .map(([place, name, blocks]): SectionText => [place, name, blocks.join(' ')])
    })
}

/** Every page, and in texts, glossary and settings every heading that can be linked to. */
export function searchIndex(
  pages: readonly WrittenPage[],
  startTitle: string,
  words: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchEntry[] {
  const furniture = furnitureOf(pages.map(({ page }) => parse(page.html)))
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
            .filter((heading) => !furniture.has(textOf(heading)))
            .map((heading) => ({
              path: `${path}#${heading.id}`,
              title: textOf(heading),
              kind: partKinds[path] ?? ('Abschnitt' as const),
              text: title,
            }))
      return [own, ...parts, ...(path === settingsPath ? settingsOf(root) : [])]
    })
}
