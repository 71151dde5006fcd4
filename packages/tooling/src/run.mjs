// Entry point of `npm start`, `npm test` and the other commands. It runs on any Node >= 20.19 with
// nothing installed; everything it starts runs under the pnpm and the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepRunning } from './keepRunning.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
const calledByPnpm = process.env.npm_config_user_agent?.startsWith('pnpm/') ?? false

// npm hands its own settings to its children as npm_*; pnpm must not take them for its own.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => calledByPnpm || !/^npm_/i.test(name)),
)
env.TURBO_TELEMETRY_DISABLED ??= '1'
env.STORYBOOK_DISABLE_TELEMETRY ??= '1'

/** Lets the site be built while its operator is not named, for trials: a build for visitors fails then. */
function allowPlaceholders() {
  if (env.ALLOW_PLACEHOLDERS !== undefined) return
  env.ALLOW_PLACEHOLDERS = '1'
  console.log('ALLOW_PLACEHOLDERS=1: the site is built for trial; `pnpm build` asks for the operator.')
}

/** Runs one pnpm command in the open; true when it succeeded. */
function pnpm(...args) {
  const [command, ...first] = calledByPnpm ? ['pnpm'] : ['npx', '--yes', packageManager.split('+')[0]]
  const { status, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return status === 0
}

const exec = (...args) => pnpm('exec', ...args)
const turbo = (...args) => exec('turbo', 'run', ...args, '--output-logs=new-only')
const summary = (...args) => exec('node', 'packages/tooling/src/report/summary.ts', ...args.map(String))

/** Runs a server under the pinned Node until it ends; Ctrl+C and SIGTERM are passed on to it. */
const server = async (file) => {
  const node = `${root}node_modules/node/bin/node`
  return (await keepRunning(() => spawn(node, [file], { cwd: root, env, stdio: 'inherit' }))) === 0
}

const lint = [
  ['oxlint', '--quiet'],
  ['oxfmt', '--check', '.'],
  ['turbo', 'boundaries'],
  ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'packages', 'sites'],
  ['knip', '--no-progress'],
  ['node', 'packages/tooling/src/names/names.ts'],
]

/** A check of `npm run lint` and `npm run test:more`: minutes on a machine that has none of its results yet. */
const linear = ['node', 'packages/tooling/src/expressions/linearExpressions.ts']

/** Arguments of turbo for a suite with a browser: beside another one, its time limits would measure that one. */
const alone = '--concurrency=1'

/** Without it turbo would build the storybook too, before the journeys. */
const ofSite = '--filter=@kleinzeug/web'

/** Steps of `npm test` and of `npm run test:more`, after `lint` or `linear`, by the names that choose some of them. */
const suites = {
  test: {
    build: ['typecheck', '@kleinzeug/web#build', '--filter=!@kleinzeug/storybook'],
    unit: ['unit'],
    browser: ['browser', alone],
    stories: ['stories', 'typecheck', '--filter=@kleinzeug/storybook', alone],
    e2e: ['e2e', ofSite, alone],
  },
  more: {
    pack: ['pack'],
    'unit:more': ['unit:more', alone],
    'stories:more': ['stories:more', alone],
    'e2e:more': ['e2e:more', ofSite, alone],
    sheets: ['sheets', alone],
    engines: ['engines', ofSite, alone],
    // Beside each other: both work in folders of their own, and wait for registries and files half of their time.
    outside: ['new-tool', 'consumers'],
  },
}

const started = performance.now()

/**
 * Runs checks to the last one, also when one fails; then prints their times and the sum of all tests.
 *
 * @param kind `test` or `more`
 * @param chosen names of the steps to run; all when empty
 */
function test(kind, chosen) {
  const names = [kind === 'test' ? 'lint' : 'linear', ...Object.keys(suites[kind])]
  const unknown = chosen.find((name) => !names.includes(name))
  if (unknown) throw new Error(`${unknown} is none of ${names.join(', ')}`)
  const wanted = chosen.length > 0 ? chosen : names
  const steps = [{ name: 'install', seconds: (performance.now() - started) / 1000, passed: true }]
  const step = (name, run) => {
    const start = performance.now()
    const passed = run()
    steps.push({ name, seconds: (performance.now() - start) / 1000, passed })
  }
  summary('clear', kind)
  const checks = wanted.includes('lint') ? lint : wanted.includes('linear') ? [linear] : []
  for (const check of checks) step(check.slice(0, 2).join(' '), () => exec(...check))
  for (const [name, suite] of Object.entries(suites[kind])) {
    if (!wanted.includes(name)) continue
    const tasks = suite.filter((word) => !word.startsWith('--')).join(' ')
    step(tasks, () => turbo(...suite, '--continue=dependencies-successful'))
  }
  return summary(kind, JSON.stringify(steps))
}

const commands = {
  start: () => turbo('build', '--filter=@kleinzeug/web') && server('sites/web/server/start.ts'),
  dev: () => exec('turbo', 'run', 'dev', '--filter=@kleinzeug/web', '--ui=stream'),
  storybook: () => exec('turbo', 'run', 'dev', '--filter=@kleinzeug/storybook', '--ui=stream'),
  build: () => turbo('build'),
  bench() {
    const names = process.argv.slice(3)
    // Only the subjects of the site need it built.
    if ((names.length === 0 || names.includes('web')) && !turbo('build', '--filter=@kleinzeug/web'))
      return false
    return exec('node', '--conditions=kleinzeug-source', 'packages/tooling/src/bench/run.ts', ...names)
  },
  version: () => exec('changeset', 'version'),
  lint: () => [...lint, linear].filter((check) => !exec(...check)).length === 0,
  release() {
    // Published to a registry on this machine, and installed from it.
    if (process.argv.includes('--dry-run')) return turbo('consumers')
    return turbo('build', 'pack', '--filter=./packages/*') && exec('changeset', 'publish')
  },
  test: () => test('test', process.argv.slice(3)),
  'test:more': () => test('more', process.argv.slice(3)),
}

const command = commands[process.argv[2]]
if (!command) throw new Error(`usage: node packages/tooling/src/run.mjs ${Object.keys(commands).join(' | ')}`)
if (['start', 'test', 'test:more', 'bench'].includes(process.argv[2])) allowPlaceholders()
if (!pnpm('install', '--frozen-lockfile', '--prefer-offline')) process.exit(1)
if (!(await command())) process.exitCode = 1
