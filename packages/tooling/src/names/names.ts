// Part of `npm test` and `pnpm lint`: fails on German words in changesets and in names of the code, and on
// components that are named like a global of the DOM, which hides it.
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { collectNames } from './collectNames.ts'
import { germanPartsOf, germanWordsOf } from './germanWords.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** Names that are German on purpose, each with its reason. */
const exempt = [
  {
    pattern: /^sites\/web\/src\/(?:content|pages)\/.* (?:titel|einheit|auswahl|alle|feld|wenn|Hinweis)$/,
    reason: 'components of the German texts, and their props: people who write texts read them',
  },
]

const dom = readFileSync(`${dirname(ts.getDefaultLibFilePath({}))}/lib.dom.d.ts`, 'utf8')
const domGlobals = new Set([...dom.matchAll(/^declare var ([A-Z]\w*):/gm)].map(([, name]) => name))

const faults: string[] = []
for (const file of filesLike('.changeset/*.md')) {
  const words = germanWordsOf(read(file))
  if (words.length > 0) faults.push(`${file}: German words: ${words.join(', ')}`)
}

const sources = filesLike('{packages,sites}/*/{*.ts,{src,server,build,e2e,bench}/**/*.{ts,tsx}}').filter(
  (file) => !/\.gen\.ts$|\.d\.ts$|\/(node_modules|template|generated)\//.test(file),
)
for (const file of sources)
  for (const { name, line, isTopLevel } of collectNames(file, read(file))) {
    const place = `${file}:${line}`
    const words = germanPartsOf(name)
    if (words.length > 0 && !exempt.some(({ pattern }) => pattern.test(`${file} ${name}`)))
      faults.push(`${place}: ${name}: German: ${words.join(', ')}`)
    if (isTopLevel && file.endsWith('.tsx') && !file.endsWith('.stories.tsx') && domGlobals.has(name))
      faults.push(`${place}: ${name} is a global of the DOM`)
  }

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`The names of ${sources.length} files are English, and none hides a global of the DOM.`)
