// `pnpm new-tool NAME ["Title"] ["What it is for."]` writes everything a tool consists of, from the template
// beside this folder: the package, its changeset, its custom element, and for the site the route, the text, the
// drawing and the registry entry.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillTemplate, toolWords, withDependency, withElement, withEntry } from './toolWords.ts'

const template = fileURLToPath(new URL('../../template', import.meta.url))
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const site = join(root, 'sites/web')
const elements = join(root, 'packages/elements')
const registryFile = join(site, 'src/registry/tools.ts')

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function run(command: string, args: readonly string[], cwd: string) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${command} ${args.join(' ')} failed.`)
}

const [name, title, description] = process.argv.slice(2)
if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name))
  fail('usage: pnpm new-tool NAME ["Title"] ["What it is for."]   (NAME in lower-case-words)')
const folder = join(root, 'packages', name)
if (existsSync(folder)) fail(`packages/${name} exists already. Choose another name.`)

const words = toolWords(name, title, description)

/** Writes a file of the template, unless it exists already. */
function write(from: string, to: string) {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, fillTemplate(readFileSync(join(template, from), 'utf8'), words))
}

cpSync(join(template, 'package'), folder, { recursive: true })
for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, entry)
  if (!statSync(file).isFile()) continue
  writeFileSync(file, fillTemplate(readFileSync(file, 'utf8'), words))
  renameSync(file, join(dirname(file), fillTemplate(basename(file), words)))
}

const { __route__: route } = words
write('changeset.md', join(root, '.changeset', `${name}.md`))
write('element.ts.txt', join(elements, `src/${name}.ts`))
write('site/route.lazy.tsx.txt', join(site, `src/routes/_framed/apps/${route}.lazy.tsx`))
write('site/text.mdx', join(site, `content/tools/${route}.mdx`))
write('site/drawing.tsx.txt', join(site, `src/registry/drawings/${route}.tsx`))
writeFileSync(
  registryFile,
  withEntry(
    readFileSync(registryFile, 'utf8'),
    fillTemplate(readFileSync(join(template, 'site/entry.ts.txt'), 'utf8'), words),
  ),
)
const elementsManifest = join(elements, 'package.json')
writeFileSync(elementsManifest, withElement(readFileSync(elementsManifest, 'utf8'), name))
for (const user of ['web', 'consumers']) {
  const manifest = join(root, 'sites', user, 'package.json')
  writeFileSync(manifest, withDependency(readFileSync(manifest, 'utf8'), `@kleinzeug/${name}`))
}

run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], root)
run(process.execPath, ['build/routeTree.ts'], site)
for (const changed of [folder, elements])
  run(process.execPath, [fileURLToPath(new URL('../readme/writeReadme.ts', import.meta.url))], changed)
run('pnpm', ['exec', 'oxfmt', `packages/${name}`, 'packages/elements', 'sites/web', 'sites/consumers'], root)
console.log(`packages/${name} is made, and the site shows it at /apps/${route}.
Next: its model and view; its texts (sites/web/content/tools/${route}.mdx, labels.ts, labels.en.ts, README.md);
its drawing (sites/web/src/registry/drawings/${route}.tsx); a journey (sites/web/e2e/${route}.spec.ts).`)
