import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isBuilt, type ToolEntry } from '../../src/registry/ToolEntry.ts'
import { liveSince, siteConfig } from '../../src/site.config.ts'
import { readArticle, readPart, type Article } from './article.ts'
import { layOutDots } from '../../src/frame/logo/layOutDots.ts'

/** What lists show of an article. */
const entryOf = ({ path, title, asOf, tags, minutes }: Article) => ({ path, title, asOf, tags, minutes })

/** Posts as the index of the blog shows them: by topic, which is their first tag, then by title. */
const inOrderOfIndex = (articles: readonly Article[]) =>
  articles
    .filter(({ path }) => path.startsWith('/blog/'))
    .toSorted(
      (a, b) =>
        (a.tags[0] ?? '').localeCompare(b.tags[0] ?? '', 'de') || a.title.localeCompare(b.title, 'de'),
    )

/** The day on which a post appeared; none has while the site is not live. */
function publishedOn({ path, published }: Article): string | undefined {
  if (published && !(liveSince && published > liveSince))
    throw new Error(`content${path}.mdx: „published“ is for posts that appear after the site has gone live`)
  return path.startsWith('/blog/') ? (published ?? liveSince) : undefined
}

/** What its own page shows besides. */
function detailsOf(article: Article, articles: readonly Article[]) {
  const { description, headings, contents, hidden } = article
  const published = publishedOn(article)
  const posts = inOrderOfIndex(articles)
  const at = posts.indexOf(article)
  const [previous, next] = at < 0 ? [] : [posts[at - 1], posts[at + 1]]
  return {
    ...entryOf(article),
    description,
    headings,
    contents,
    ...(hidden && { hidden }),
    ...(published && { published }),
    ...(previous && { previous: entryOf(previous) }),
    ...(next && { next: entryOf(next) }),
  }
}

/** Pages that the frame itself leads to, or that a route of their own stands for. */
const required = ['/', '/blog', '/login', '/user', '/meta/settings', '/meta/about', '/meta/privacy']

/**
 * Every published page, the one that changed last first. Throws where a registered tool has no text, a text of a tool no
 * tool, or where a page is missing that the site cannot do without.
 */
export function readContent(folder: string, tools: readonly ToolEntry[]): Article[] {
  const all = globSync('**/*.mdx', { cwd: folder, exclude: ['parts/**'] })
    .map((name) => readArticle(folder, name.replaceAll('\\', '/')))
    .toSorted((a, b) => b.asOf.localeCompare(a.asOf) || a.path.localeCompare(b.path))
  const files = new Set(all.map(({ file }) => file))
  for (const { route } of tools)
    if (!files.has(`tools/${route}`))
      throw new Error(`content/tools/${route}.mdx is missing; src/registry/tools.ts names this tool`)
  const routes = new Set(tools.map(({ route }) => route))
  for (const { file } of all)
    if (file.startsWith('tools/') && !routes.has(file.slice('tools/'.length)))
      throw new Error(`content/${file}.mdx belongs to no tool of src/registry/tools.ts`)

  const published = all.filter(({ draft }) => !draft)
  const paths = new Set(published.map(({ path }) => path))
  for (const path of required)
    if (!paths.has(path))
      throw new Error(
        `content${path === '/' ? '/index' : path}.mdx is missing or a draft; no site without it`,
      )
  return published
}

/** The words of the frame: what the navigation calls pages, what is said where there is none. */
const namesOf = (folder: string, articles: readonly Article[], tools: readonly ToolEntry[]) => ({
  labels: Object.fromEntries(
    articles.flatMap(({ path, label }) => {
      const shown = label ?? tools.find(({ route }) => path === `/apps/${route}`)?.name
      return shown ? [[path, shown]] : []
    }),
  ),
  apps: tools.flatMap((tool) => {
    const path = `/apps/${tool.route}`
    if (tool.unlisted || !articles.some((article) => article.path === path)) return []
    return [{ path, label: tool.name }]
  }),
  source: `/source/${tools.find(({ source }) => source === 'menu')?.route}`,
  notFound: readPart(folder, 'parts/notFound.mdx'),
  failure: readPart(folder, 'parts/failure.mdx'),
})

const toolTextsOf = (articles: readonly Article[]) =>
  Object.fromEntries(
    articles.flatMap(({ file, title, teaser }) =>
      teaser === undefined ? [] : [[file.slice('tools/'.length), { title, teaser }]],
    ),
  )

/** What every page has to know of the tools' fields of the record. */
function fieldsOf(tools: readonly ToolEntry[]) {
  const fields = tools
    .filter(isBuilt)
    .flatMap(({ name, slices }) => slices.map((part) => ({ name, ...part })))
  return {
    fieldNames: Object.fromEntries(fields.map(({ field, name }) => [field, name])),
    specifiedFields: fields.flatMap(({ field, specified }) => (specified ? [[field, specified]] : [])),
    mirroredFields: fields.flatMap(({ field, mirrored }) => (mirrored ? field : [])),
  }
}

/** Words on a dot matrix, each column as the bits of its rows, with their name for assistive technology. */
function logoOf(words: readonly string[]) {
  const { columns: width, rows, lit } = layOutDots(words.join(' '))
  const columns = Array.from({ length: width }, () => 0)
  for (const { column, row } of lit) columns[column] = (columns[column] ?? 0) | (1 << row)
  const label = words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ')
  return { label, rows, columns }
}

const constants = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/**
 * Serves the texts of the site, checked at build, in pieces, so that no page carries more than its own:
 *
 * - `virtual:content`: what lists show of every page
 * - `virtual:content/names`: the words of the frame
 * - `virtual:content/logo`: the lit dots of the brand, so that no page loads the alphabet for it
 * - `virtual:content/tools`: name and teaser of every tool
 * - `virtual:content/fields`, `virtual:content/fieldNames`: the tools' fields of the record
 * - `virtual:content/texts`: a loader for each page
 * - `virtual:content/part:<name>`: a text of content/parts, which is part of other pages
 */
export function contentPlugin(folder: string, tools: readonly ToolEntry[]): Plugin {
  const list = 'virtual:content'
  const own = `${list}/article:`
  const part = `${list}/part:`
  const fileOf = (name: string) => JSON.stringify(join(folder, `${name}.mdx`))

  // Every piece asks for all of them: they are read once, and again when one of them changes.
  let known: Article[] | undefined
  const forget = () => {
    known = undefined
  }

  function moduleOf(id: string): string {
    if (id.startsWith(part)) {
      const name = `parts/${id.slice(part.length)}`
      return `export { default as Body } from ${fileOf(name)}
export const part = ${JSON.stringify(readPart(folder, `${name}.mdx`))}`
    }
    const articles = (known ??= readContent(folder, tools))
    if (id.startsWith(own)) {
      const article = articles.find(({ path }) => path === id.slice(own.length))!
      return `export { default as Body } from ${fileOf(article.file)}
export const article = ${JSON.stringify(detailsOf(article, articles))}`
    }
    if (id === `${list}/texts`) {
      const loaders = articles.map(
        ({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(own + path)})`,
      )
      return `export const texts = { ${loaders.join(', ')} }`
    }
    if (id === `${list}/names`) return constants(namesOf(folder, articles, tools))
    if (id === `${list}/logo`)
      return constants({ brand: logoOf(siteConfig.brandWords), notFoundSign: logoOf(['404']) })
    const { fieldNames, ...recordFields } = fieldsOf(tools)
    if (id === `${list}/fieldNames`) return constants({ fieldNames })
    if (id === `${list}/fields`) return constants(recordFields)
    if (id === `${list}/tools`) return constants({ toolTexts: toolTextsOf(articles) })
    const listed = ({ path }: Article) => !path.startsWith('/blog/')
    return constants({
      articles: [...inOrderOfIndex(articles), ...articles.filter(listed)].map((article) => ({
        ...entryOf(article),
        description: article.description,
      })),
    })
  }

  return {
    name: 'kleinzeug-content',
    buildStart: forget,
    resolveId: (source) => (source.startsWith(list) ? `\0${source}` : undefined),
    load: (module) => (module.startsWith(`\0${list}`) ? moduleOf(module.slice(1)) : undefined),
    // Any text may change any list: in development all of them are made anew.
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return undefined
      forget()
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${list}`)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
