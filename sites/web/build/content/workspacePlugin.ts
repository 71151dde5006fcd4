import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import type { Reference, ReferenceGroup, Statistics } from 'virtual:workspace'
import budgets from '../../budgets.json' with { type: 'json' }
import type { ToolEntry } from '../../src/registry/ToolEntry.ts'
import { readContent } from './contentPlugin.ts'

const names = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({
  name: v.string(),
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  homepage: v.optional(v.string()),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
})
const dataSource = v.strictObject({
  name: v.string(),
  license: v.string(),
  url: v.string(),
  folder: v.string(),
})

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const readManifest = (folder: string) => v.parse(manifest, readJson(join(folder, 'package.json')))

/** Dependencies of the site that only its server uses. */
const servesOnly = new Set(['mime-types', 'send'])

/** Licences under which code may be delivered to visitors. */
const permissive = /^\(?(MIT|0BSD|BSD-[23]-Clause|Apache-2\.0|ISC|CC0-1\.0|OFL-1\.1)/

/** The direct dependencies of this repository, read from what is installed. */
function references(root: string, content: string): Reference[] {
  const folders = [
    '.',
    ...globSync('{packages,sites}/*/package.json', { cwd: root }).map((file) => dirname(file)),
  ]
  const found = new Map<string, Reference>()
  for (const folder of folders.toSorted()) {
    const own = readManifest(join(root, folder))
    const browser = folder.startsWith('packages/') || folder === 'sites/web'
    const groups: Array<[readonly string[], ReferenceGroup]> = [
      [Object.keys({ ...own.dependencies, ...own.peerDependencies }), browser ? 'browser' : 'build'],
      [Object.keys(own.devDependencies), 'build'],
    ]
    for (const [dependencies, wanted] of groups)
      for (const dependency of dependencies) {
        const installed = join(root, folder, 'node_modules', dependency)
        if (dependency.startsWith('@kleinzeug/') || !existsSync(installed)) continue
        const { name, version, license } = readManifest(installed)
        const runs = folder !== 'packages/tooling' && !servesOnly.has(name) ? wanted : 'build'
        const group = name.startsWith('@fontsource') ? 'fonts' : runs
        if (group !== 'build' && !permissive.test(license))
          throw new Error(`${name} is under „${license}“, which may not be delivered`)
        // A dependency that runs in the browser for one package is listed as such.
        if (found.get(name)?.group === 'browser') continue
        found.set(name, { name, version, license, url: `https://www.npmjs.com/package/${name}`, group })
      }
  }
  const data = v
    .parse(v.array(dataSource), readJson(join(content, 'dataSources.json')))
    .filter(({ folder }) => existsSync(join(root, 'packages', folder)))
    .map(({ name, license, url }): Reference => ({ name, version: '', license, url, group: 'data' }))
  return [...[...found.values()].toSorted((a, b) => a.name.localeCompare(b.name)), ...data]
}

const languages: Readonly<Record<string, string>> = {
  '.ts': 'TypeScript',
  '.tsx': 'TypeScript',
  '.mjs': 'JavaScript',
  '.css': 'CSS',
  '.mdx': 'Markdown',
}

/** The site in numbers, counted in its own files. */
function statistics(root: string, content: string, tools: readonly ToolEntry[]): Statistics {
  const files = globSync(
    '{packages,sites}/*/{src,build,server,e2e,bench,content}/**/*.{ts,tsx,mjs,css,mdx}',
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/*.gen.ts'],
    },
  )
  const lines = new Map<string, number>()
  let tests = 0
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const language = languages[extname(file)]!
    lines.set(language, (lines.get(language) ?? 0) + text.split('\n').length - 1)
    if (/\.(test|spec)\.tsx?$/.test(file)) tests += text.match(/^\s*(test|it)\b[^\n]*[(`]/gm)?.length ?? 0
    if (file.endsWith('.stories.tsx')) tests += text.match(/^export const \w+: Story/gm)?.length ?? 0
  }
  return {
    words: readContent(content, tools).reduce((sum, article) => sum + article.words, 0),
    tests,
    lines: [...lines].map(([language, count]) => ({ language, count })).toSorted((a, b) => b.count - a.count),
    bootKibibytes: budgets.boot,
  }
}

const forms: ReadonlyArray<readonly [string, RegExp]> = [
  ['du, dir, dein …', /\b(du|dir|dich|dein(e[rmns]?)?)\b/gi],
  ['man, wer, jemand', /\b(man|wer|jemand(em|en)?)\b/gi],
  [
    'Doppelformen',
    /\p{L}+innen (und|oder) \p{L}+|\p{L}+in (und|oder) (der |ein(en|em)? )?\p{Lu}\p{L}+er\b/gu,
  ],
  ['Zeichen im Wort', /\p{L}[*:_]innen\b|\p{Ll}Innen\b/gu],
]

/** How the posts speak of people, counted; the post on that very question quotes all forms and is left out. */
function addressing(content: string): ReadonlyArray<{ readonly form: string; readonly count: number }> {
  const posts = globSync('blog/*.mdx', { cwd: content }).filter((file) => !file.includes('gendern'))
  const text = posts.map((file) => readFileSync(join(content, file), 'utf8')).join('\n')
  return forms.map(([form, pattern]) => ({ form, count: text.match(pattern)?.length ?? 0 }))
}

/** Serves `virtual:workspace/references`, `/statistics` and `/addressing` (how the posts address people). */
export function workspacePlugin(root: string, content: string, tools: readonly ToolEntry[]): Plugin {
  const prefix = 'virtual:workspace/'
  const made: Readonly<Record<string, () => unknown>> = {
    references: () => references(root, content),
    statistics: () => statistics(root, content, tools),
    addressing: () => addressing(content),
  }
  return {
    name: 'kleinzeug-workspace',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(module) {
      if (!module.startsWith(`\0${prefix}`)) return undefined
      const name = module.slice(prefix.length + 1)
      return `export const ${name} = ${JSON.stringify(made[name]!())}`
    },
  }
}
