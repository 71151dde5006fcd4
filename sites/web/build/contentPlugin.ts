import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Slugger from 'github-slugger'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const day = v.pipe(v.string(), v.isoDate())

/** Every value is read as text, so that no date or number is turned into something else. */
const yesNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
  date: day,
  updated: v.optional(day),
  tags: v.optional(v.array(v.string()), []),
  draft: v.optional(yesNo, 'false'),
  contents: v.optional(v.pipe(v.picklist(['2', '3']), v.transform(Number)), '2'),
  teaser: v.optional(v.pipe(v.string(), v.maxLength(45))),
})

/** Page of a file below content/. */
const pathOf = (file: string) =>
  file.startsWith('tools/') ? `/apps/${file.slice('tools/'.length)}` : `/${file}`

/** Reads one article: its checked front matter, headings and length. Throws with the file's name. */
export function readArticle(folder: string, name: string) {
  const text = readFileSync(join(folder, name), 'utf8')
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!parts) throw new Error(`content/${name}: no front matter`)
  let record: Record<string, unknown>
  try {
    record = parse(parts[1]!, { schema: 'failsafe' }) as Record<string, unknown>
  } catch (error) {
    throw new Error(`content/${name}: ${String(error)}`, { cause: error })
  }
  const front = v.safeParse(frontMatter, record)
  if (!front.success) throw new Error(`content/${name}: ${v.summarize(front.issues)}`)

  const body = parts[2]!.replaceAll(/^```[\s\S]*?^```/gm, '')
  if (/^# /m.test(body)) throw new Error(`content/${name}: the page shows the title; start with ##`)
  const slugger = new Slugger()
  let previous = 1
  const headings = [...body.matchAll(/^(#{2,6}) (.+)$/gm)].map(([, marks, raw]) => {
    const depth = marks!.length
    if (depth > previous + 1) throw new Error(`content/${name}: „${raw}“ skips a level of headings`)
    previous = depth
    const text = raw!.replaceAll(/[`*_]|\[([^\]]+)\]\([^)]+\)/g, '$1').trim()
    return { id: slugger.slug(text), text, depth }
  })

  const file = name.replace(/\.mdx$/, '')
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  return {
    ...front.output,
    file,
    path: pathOf(file),
    headings: headings.filter(({ depth }) => depth <= 3),
    words,
    minutes: Math.max(1, Math.round(words / 200)),
  }
}

type Article = ReturnType<typeof readArticle>

/** What lists show of an article. */
const entryOf = ({ path, title, date, tags, minutes }: Article) => ({ path, title, date, tags, minutes })

/** What its own page shows besides. */
function detailsOf(article: Article, articles: readonly Article[]) {
  const { description, updated, headings, contents } = article
  const posts = articles.filter(({ path }) => path.startsWith('/blog/'))
  const at = posts.indexOf(article)
  const [newer, older] = at < 0 ? [] : [posts[at - 1], posts[at + 1]]
  return {
    ...entryOf(article),
    description,
    headings,
    contents,
    ...(updated && { updated }),
    ...(newer && { newer: entryOf(newer) }),
    ...(older && { older: entryOf(older) }),
  }
}

/**
 * Serves the articles, checked at build: the list as `virtual:content`, and as `virtual:content/texts`
 * a loader for each, so that no page carries more than its own.
 */
export function contentPlugin(folder: string): Plugin {
  const list = 'virtual:content'
  const own = `${list}/article:`
  const read = () =>
    globSync('**/*.mdx', { cwd: folder })
      .map((name) => readArticle(folder, name))
      .filter(({ draft }) => !draft)
      .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))

  return {
    name: 'kleinzeug-content',
    resolveId: (source) => (source.startsWith(list) ? `\0${source}` : undefined),
    load(module) {
      if (!module.startsWith(`\0${list}`)) return undefined
      const articles = read()
      for (const { file } of articles) this.addWatchFile(join(folder, `${file}.mdx`))

      if (module.startsWith(`\0${own}`)) {
        const article = articles.find(({ path }) => path === module.slice(own.length + 1))!
        const text = JSON.stringify(join(folder, `${article.file}.mdx`))
        return `export { default as Body } from ${text}
export const article = ${JSON.stringify(detailsOf(article, articles))}`
      }
      if (module === `\0${list}/texts`) {
        const loaders = articles.map(
          ({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(own + path)})`,
        )
        return `export const texts = { ${loaders.join(', ')} }`
      }
      return `export const articles = ${JSON.stringify(articles.map(entryOf))}`
    },
  }
}
