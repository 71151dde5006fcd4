// Part of `npm test` and `pnpm lint`: fails on a regular expression of the product with which a text of
// strangers could freeze a page or the server, because matching takes polynomial or exponential time.
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { collectExpressions, type Expression } from './collectExpressions.ts'
import { ownText } from './ownText.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const cacheFile = fileURLToPath(new URL('../../node_modules/.cache/linearExpressions.json', import.meta.url))
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL('../../node_modules/recheck/package.json', import.meta.url), 'utf8')),
)
const cacheSchema = v.object({ version: v.literal(version), linear: v.array(v.string()) })

/** Expressions that this version of the checker has called linear before. */
function readCache(): readonly string[] {
  try {
    return v.parse(cacheSchema, JSON.parse(readFileSync(cacheFile, 'utf8'))).linear
  } catch {
    return []
  }
}

const isTest = (path: string) =>
  /\.(test|stories|fixtures|bench|spec|gen|d)\.\w+$|\/(bench|e2e|engines|template)\/|\.config\.ts$/.test(path)

const files = globSync('{packages,sites}/*/{*.ts,{src,server,build}/**/*.{ts,tsx}}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isTest(path) && !Object.keys(ownText).some((own) => path.startsWith(own)))
  .toSorted()

const keyOf = ({ source, flags }: Expression) => `/${source}/${flags}`
const places = new Map<string, string[]>()
const expressions = new Map<string, Expression>()
for (const file of files)
  for (const expression of collectExpressions(file, readFileSync(`${root}${file}`, 'utf8'))) {
    const key = keyOf(expression)
    expressions.set(key, expression)
    places.set(key, [...(places.get(key) ?? []), `${file}:${expression.line}`])
  }

const cached = new Set(readCache())
const linear = [...expressions.keys()].filter((key) => cached.has(key))
const waiting = [...expressions].filter(([key]) => !cached.has(key))
const faults: string[] = []

async function work(): Promise<void> {
  if (waiting.length === 0) return
  const worker = new Worker(new URL('checkExpressions.ts', import.meta.url))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [key, expression] = next
    worker.postMessage(expression)
    const [fault] = v.parse(v.tuple([v.optional(v.string())]), await once(worker, 'message'))
    if (fault === undefined) linear.push(key)
    else faults.push(`${places.get(key)?.join(', ')}: ${fault}: ${key}`)
  }
  await worker.terminate()
}

await Promise.all([work(), work()])
mkdirSync(dirname(cacheFile), { recursive: true })
writeFileSync(cacheFile, JSON.stringify({ version, linear }))
for (const fault of faults.toSorted()) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${linear.length} regular expressions in ${files.length} files are linear.`)
