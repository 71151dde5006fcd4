// Fails the build when a page grows past its budget: scripts that it needs, brotli-compressed.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { scriptsOf } from './assets.ts'

interface Budget {
  /** Pages by the start of their path; the first that fits counts. */
  readonly path: string
  /** KiB of JavaScript until React runs the page. */
  readonly scripts: number
}

interface Budgets {
  /** KiB of JavaScript that a content page loads before the visitor does anything. */
  readonly boot: number
  readonly pages: readonly Budget[]
}

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const read = (name: string): unknown => JSON.parse(readFileSync(folder(name), 'utf8'))

const { boot, pages: budgets } = read('budgets.json') as Budgets
const manifest = read('dist/.vite/manifest.json') as Manifest
const { pages } = read('dist/.vite/site.json') as {
  pages: ReadonlyArray<{ path: string; routeIds: readonly string[]; written: boolean }>
}

const sizes = new Map<string, number>()
function kibibytes(file: string) {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(folder(`dist/${file}`))).length / 1024
  sizes.set(file, known)
  return known
}

const failures: string[] = []
function check(name: string, files: readonly string[], limit: number) {
  const size = files.reduce((sum, file) => sum + kibibytes(file), 0)
  const line = `${name}: ${size.toFixed(1)} of ${limit} KiB`
  if (size > limit) failures.push(line)
  return line
}

const shown = new Map<string, string>()
const bootFile = manifest['index.html']!.file
shown.set('boot', check('before React', [bootFile], boot))
for (const { path, routeIds, written } of pages) {
  const budget = budgets.find((candidate) => path.startsWith(candidate.path))
  if (!budget) throw new Error(`${path} has no budget`)
  const line = check(path, scriptsOf(manifest, routeIds, written), budget.scripts)
  if (!shown.has(budget.path)) shown.set(budget.path, line)
}
console.log([...shown.values()].join('\n'))
if (failures.length > 0) {
  console.error(`past their budget:\n${failures.join('\n')}`)
  process.exitCode = 1
}
