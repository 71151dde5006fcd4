import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tools } from './packages.ts'
import { run, type Registry } from './registry.ts'

/** A path in an app and the text of the file there. */
export type AppFiles = Readonly<Record<string, string>>

/** How an app shows the example of each tool. */
export type WriteExample = (tool: string, example: string) => AppFiles

/** The files that show the examples of all tools. */
export const examplesIn = (write: WriteExample): AppFiles =>
  Object.fromEntries(tools.flatMap(({ short, example = '' }) => Object.entries(write(short, example))))

interface AppContent {
  /** What it has beside the files in `apps`. */
  readonly files?: AppFiles
  /** What it installs of ours. */
  readonly packages?: readonly string[]
}

/** Copies an app out of the repository, adds files, installs and builds it. Returns its folder. */
export async function makeApp(
  name: string,
  registry: Registry,
  {
    files = {},
    packages = ['@kleinzeug/storage', '@kleinzeug/ui', ...tools.map(({ name }) => name)],
  }: AppContent = {},
) {
  const folder = mkdtempSync(join(tmpdir(), `kleinzeug-${name}-`))
  cpSync(join(import.meta.dirname, 'apps', name), folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), `${registry.npmrc}prefer-offline=true\naudit=false\nfund=false\n`)
  const file = join(folder, 'package.json')
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  for (const own of packages) manifest.dependencies[own] = 'latest'
  writeFileSync(file, JSON.stringify(manifest))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await run(folder, 'npm', 'install', '--no-package-lock')
  const built = await run(folder, 'npm', 'run', 'build')
  return { folder, built, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An app that was made and answers at `url`, until it is stopped. */
export async function startApp(...what: Parameters<typeof makeApp>) {
  const { folder, remove } = await makeApp(...what)
  const served = await serveApp(folder)
  const stop = () => {
    served.stop()
    remove()
  }
  return { folder, url: served.url, stop }
}

/** The major versions of every installed copy of a package. */
export const copiesOf = (name: string, folder: string) =>
  globSync(`node_modules/{,**/node_modules/}${name}/package.json`, { cwd: folder })
    .map((file) => {
      const { version }: { version: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return version.replace(/\..*/, '')
    })
    .toSorted()

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Serves a built app with its own `start` script. */
async function serveApp(folder: string) {
  const port = await freePort()
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://localhost:${port}`
  const end = Date.now() + 60_000
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`${folder} does not start`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, stop: () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM') }
}
