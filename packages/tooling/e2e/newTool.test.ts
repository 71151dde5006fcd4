// Makes a tool in a copy of the repository, and holds it against every check there is.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'kleinzeug-new-tool-'))

/** What an installation and the builds make by themselves. */
const notCopied = /[\\/](node_modules|dist|dist-ssr|storybook-static|test-results|\.turbo|\.git)$/

/** Runs a pnpm command in the copy; throws with its output when it fails. */
function pnpm(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ALLOW_PLACEHOLDERS: '1' },
  })
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')}\n${stdout}\n${stderr}`)
}

beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: (file) => !notCopied.test(file) })
  pnpm('.', 'install', '--prefer-offline', '--frozen-lockfile')
  pnpm('.', 'new-tool', 'probe-list', 'Probierliste', 'A list to try things with.')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const tool = 'packages/probe-list'

test.each([
  ['types', tool, ['typecheck']],
  ['unit, browser and server-render tests', tool, ['exec', 'vitest', 'run']],
  ['types of its custom element', 'packages/elements', ['typecheck']],
  ['types of the site', 'sites/web', ['typecheck']],
  ['lint rules', '.', ['exec', 'oxlint', '--quiet', tool, 'sites/web']],
  ['format', '.', ['exec', 'oxfmt', '--check', '.']],
  [
    'boundaries',
    '.',
    ['exec', 'depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'packages', 'sites'],
  ],
  ['boundaries of turbo', '.', ['exec', 'turbo', 'boundaries']],
  ['dead code', '.', ['exec', 'knip', '--no-progress']],
  ['package build, contents and budgets', '.', ['exec', 'turbo', 'run', 'pack', `--filter=./${tool}`]],
] as const)('a new tool passes: %s', (_, folder, args) => {
  expect(() => pnpm(folder, ...args)).not.toThrow()
})

test('the site is built with it, within its budgets', () => {
  pnpm('sites/web', 'build')
  const page = readFileSync(join(copy, 'sites/web/dist/apps/probeList.html'), 'utf8')
  expect(page).toContain('<h1>Probierliste</h1>')
  expect(readFileSync(join(copy, 'sites/web/dist/index.html'), 'utf8')).toContain('href="/apps/probeList"')
  expect(readFileSync(join(copy, 'sites/web/dist/search.json'), 'utf8')).toContain('/apps/probeList')
  expect(readFileSync(join(copy, 'sites/web/dist/source/probeList.html'), 'utf8')).toContain('ProbeList.tsx')
})
