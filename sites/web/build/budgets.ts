// Fails the build when a page grows past its budget: the scripts that it needs until React runs it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measure } from '@kleinzeug/tooling/budgets'
import type { Manifest } from 'vite'
import budgets from '../budgets.json' with { type: 'json' }
import { isBuilt } from '../src/registry/ToolEntry.ts'
import { tools } from '../src/registry/tools.ts'
import { scriptsOf, type ScriptedPage } from './assets.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
const { pages }: { pages: readonly ScriptedPage[] } = JSON.parse(
  readFileSync(`${dist}.vite/site.json`, 'utf8'),
)

/** Tools have theirs in the registry; of the others the first that begins the path counts. */
function budgetOf(path: string) {
  const tool = tools.find(({ route }) => path === `/apps/${route}`)
  if (tool && isBuilt(tool)) return { name: path, limit: tool.budget }
  const page = budgets.pages.find((budget) => path.startsWith(budget.path))
  if (!page) throw new Error(`${path} has no budget`)
  return { name: page.path, limit: page.scripts }
}

const lines = new Map<string, string>()
const failures: string[] = []
function check(name: string, page: string, files: readonly string[], limit: number) {
  const { line, exceeded } = measure({ name: page, files: files.map((file) => dist + file), limit })
  if (!lines.has(name)) lines.set(name, line)
  if (exceeded) failures.push(line)
}

check('boot', 'before React', [manifest['index.html']!.file], budgets.boot)
for (const page of pages) {
  const { name, limit } = budgetOf(page.path)
  check(name, page.path, scriptsOf(manifest, page), limit)
}
console.log([...lines.values()].join('\n'))
if (failures.length > 0) {
  console.error(`past their budget:\n${failures.join('\n')}`)
  process.exitCode = 1
}
