// Packs the package in the current folder as npm would and checks what a developer would get: publint for
// the manifest, arethetypeswrong for the types, an import of the built code, and the package's size budgets.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { bundled, germanText, keptIn } from './germanText.ts'
import { modulesAtOnce, together } from '../readme/sizes.ts'
import { publishedExports } from './publishedExports.ts'

const folder = mkdtempSync(join(tmpdir(), 'kleinzeug-pack-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

const bin = (name: string) => join(import.meta.dirname, '../../node_modules/.bin', name)

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) {
    console.error(`${command} ${args[0]} found an error.`)
    process.exit(1)
  }
}

const ranges = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({
  name: v.string(),
  budgets: v.optional(v.record(v.string(), v.number()), {}),
  publishConfig: v.object({ exports: v.record(v.string(), v.unknown()) }),
  dependencies: ranges,
  peerDependencies: ranges,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
  exports: v.record(v.string(), v.unknown()),
})
const { name, budgets, dependencies, exports, publishConfig, peerDependencies, peerDependenciesMeta } =
  v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')))
const stylesheets = Object.keys(exports).filter((entry) => entry.endsWith('.css'))

run('pnpm', 'pack', '--pack-destination', folder)
const [tarball] = globSync(join(folder, '*.tgz'))
if (!tarball) throw new Error('pnpm packed nothing')
run(bin('publint'), tarball, '--strict')
const without = stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : []
run(bin('attw'), tarball, '--profile', 'esm-only', ...without)

// Where a README is shown beside its package, its pictures are too.
const packed = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).stdout.split('\n')
for (const [, picture] of readFileSync('README.md', 'utf8').matchAll(/!\[[^\]]*\]\(\.\/([^)]+)\)/g))
  if (!packed.includes(`package/${picture}`)) fail(`README.md shows ${picture}, which "files" leaves out.`)

// A worker's module cannot be imported outside of a worker.
for (const entry of globSync('dist/*.js', { exclude: ['dist/*.worker.js'] }))
  await import(pathToFileURL(entry).href)

/** The packages that a built module and the modules beside it import. */
function importsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/\b(?:import|export)\b[^'"`;()]*\bfrom\s*["']([^"']+)["']/g)].flatMap(
    ([, name = '']) => (name.startsWith('.') ? importsOf(join(dirname(file), name), seen) : [name]),
  )
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

// Labels and slice are for servers and scripts too.
for (const entry of globSync('dist/{labels,labels.en,slice}.js')) {
  const forbidden = importsOf(entry).find((name) =>
    /^(react|react-dom|jotai|@kleinzeug\/shell\/jotai)(\/|$)/.test(name),
  )
  if (forbidden) fail(`${entry} imports ${forbidden}, which it must not.`)
}

// Whoever installs the package gets what it imports, and is asked for nothing but React.
const installed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
for (const file of globSync('dist/*.js'))
  for (const imported of importsOf(file))
    if (!installed.some((each) => imported === each || imported.startsWith(`${each}/`)))
      fail(`${file} imports ${imported}, which is no dependency of ${name}.`)
for (const peer of Object.keys(peerDependencies))
  if (!/^react(-dom)?$/.test(peer) && !peerDependenciesMeta[peer]?.optional)
    fail(`${peer} is a peer that is not optional: make it a dependency.`)

if (!isDeepStrictEqual(publishConfig.exports, publishedExports(exports)))
  fail('"publishConfig.exports" must be what `publishedExports` makes of "exports".')

// An English app loads no German. What finds none in the German entry either finds nothing.
if (exports['./en'] && exports['./labels/en'] && name !== '@kleinzeug/shell') {
  const [german, english]: ReadonlyArray<{ defaultLabels: unknown }> = await Promise.all(
    ['labels', 'labels.en'].map((each) => import(pathToFileURL(`dist/${each}.js`).href)),
  )
  const germanIn = async (entry: string) =>
    germanText(await bundled(entry), german?.defaultLabels, english?.defaultLabels, keptIn[name])
  const found = await germanIn('dist/en.js')
  if (found.length > 0) fail(`The English entry loads German text:\n${found.join('\n')}`)
  if ((await germanIn('dist/index.js')).length === 0) fail('The check finds no German in the German entry.')
}

for (const [file, limit] of Object.entries(budgets)) {
  // What the entries of both languages share lies beside them.
  const size = together(exports['./en'] ? modulesAtOnce(file) : [file])
  console.log(`${file}: ${size.toFixed(1)} of ${limit} KiB`)
  if (size <= limit) continue
  console.error('The file is past its budget: make it smaller, or raise "budgets" in package.json.')
  process.exitCode = 1
}

run(process.execPath, join(import.meta.dirname, '../readme/writeReadme.ts'), '--check')
