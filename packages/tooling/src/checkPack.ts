// Packs the package in the present folder as npm would and checks what a developer would get:
// publint for the manifest, arethetypeswrong for the types, and an import of the built code.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = mkdtempSync(join(tmpdir(), 'kleinzeug-pack-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

const bin = (name: string) => join(import.meta.dirname, '../node_modules/.bin', name)

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) {
    console.error(`${command} ${args[0]} found something to mend.`)
    process.exit(1)
  }
}

run('pnpm', 'pack', '--pack-destination', folder)
const [tarball] = globSync(join(folder, '*.tgz'))
if (!tarball) throw new Error('pnpm packed nothing')
run(bin('publint'), tarball, '--strict')
run(bin('attw'), tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'tokens.css')

// A worker's module wants a worker around it.
for (const entry of globSync('dist/*.js', { exclude: ['dist/*.worker.js'] }))
  await import(pathToFileURL(entry).href)
