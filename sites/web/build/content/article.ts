import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Slugger from 'github-slugger'
import * as v from 'valibot'
import { parse } from 'yaml'

const text = v.pipe(v.string(), v.nonEmpty())
const day = v.pipe(v.string(), v.isoDate())

/** All values are parsed as text, so that YAML converts no date or number. */
const yesNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((word) => word === 'true'),
)

/** A number in a text that may grow old. */
const figure = v.strictObject({
  /** As it stands in the text. */
  figure: text,
  /** The day, month or year it refers to. */
  of: v.pipe(v.string(), v.regex(/^\d{4}(-\d\d){0,2}$/)),
  /** The last day on which it is shown without its age; `nie`: it describes something that is over. */
  until: v.union([v.literal('nie'), day]),
  /** An address that the text links to, or in words how the number was found. */
  source: text,
})

export type Figure = v.InferOutput<typeof figure>

const page = {
  title: text,
  description: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
  /** The day on which its content last changed. */
  asOf: day,
  /** The day on which a post was published, where that is after the site went live. */
  published: v.optional(day),
  figures: v.optional(v.array(figure), []),
  tags: v.optional(v.array(text), []),
  /** Words that find it in the search although its text does not use them. */
  keywords: v.optional(v.array(text), []),
  draft: v.optional(yesNo, 'false'),
  /** Keeps it out of search engines. */
  hidden: v.optional(yesNo, 'false'),
  contents: v.optional(v.pipe(v.picklist(['2', '3']), v.transform(Number)), '2'),
}
const pageFront = v.strictObject({
  ...page,
  /** What the navigation calls it; a tool is called by its name in the registry. */
  label: v.optional(text),
})
const toolFront = v.strictObject({ ...page, teaser: v.pipe(v.string(), v.minLength(5), v.maxLength(45)) })
const partFront = v.strictObject({ title: text, description: text })

export type PageFront = v.InferOutput<typeof pageFront> & { readonly teaser?: string }

const tools = 'tools/'

/** Page of a file below content/. */
const pathOf = (file: string) => {
  if (file === 'index') return '/'
  return file.startsWith(tools) ? `/apps/${file.slice(tools.length)}` : `/${file}`
}

/** The front matter and the text of a file, the former checked. Throws with the file's name. */
function readFile<Schema extends v.GenericSchema>(folder: string, name: string, schema: Schema) {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8'))
  if (!parts) throw new Error(`content/${name}: no front matter`)
  let record: unknown
  try {
    record = parse(parts[1]!, { schema: 'failsafe' })
  } catch (error) {
    throw new Error(`content/${name}: ${String(error)}`, { cause: error })
  }
  const front = v.safeParse(schema, record)
  if (!front.success) throw new Error(`content/${name}: ${v.summarize(front.issues)}`)
  return { front: front.output, body: parts[2]! }
}

/** The headings of a text with the places they can be linked to; their order is checked. */
function headingsOf(body: string, name: string) {
  if (/^# /m.test(body)) throw new Error(`content/${name}: the page shows the title; start with ##`)
  const slugger = new Slugger()
  let previous = 1
  return [...body.matchAll(/^(#{2,6}) (.+)$/gm)].map(([, marks, raw]) => {
    const depth = marks!.length
    if (depth > previous + 1) throw new Error(`content/${name}: „${raw}“ skips a level of headings`)
    previous = depth
    const heading = raw!.replaceAll(/[`*_]|\[([^\]]+)\]\([^)]+\)/g, '$1').trim()
    return { id: slugger.slug(heading), text: heading, depth }
  })
}

/** Reads one page: its checked front matter, headings and length. Throws with the file's name. */
export function readArticle(folder: string, name: string) {
  const { front, body } = readFile<v.GenericSchema<unknown, PageFront>>(
    folder,
    name,
    name.startsWith(tools) ? toolFront : pageFront,
  )
  // Neither code nor the imports of drawings are read.
  const prose = body.replaceAll(/^```[\s\S]*?^```|^import .*$/gm, '')
  // Decoration is marked by an empty alt attribute: <img alt="" …>.
  if (prose.includes('![]('))
    throw new Error(`content/${name}: a picture without a text for those who do not see it`)
  const words = prose.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  const file = name.replace(/\.mdx$/, '')
  return {
    ...front,
    file,
    path: pathOf(file),
    body,
    headings: headingsOf(prose, name).filter(({ depth }) => depth <= 3),
    words,
    minutes: Math.max(1, Math.round(words / 200)),
  }
}

export type Article = ReturnType<typeof readArticle>

/** Reads a text that is part of other pages and no page by itself. Throws with the file's name. */
export const readPart = (folder: string, name: string) => readFile(folder, name, partFront).front
