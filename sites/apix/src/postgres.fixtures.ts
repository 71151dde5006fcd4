// A PostgreSQL of the test's own where its binaries are on the machine.
import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

const binaries = folders
  .flatMap((folder) => globSync(`${folder}/initdb`))
  .map((file) => file.slice(0, -'/initdb'.length))
  .at(-1)

/** The version of the installed PostgreSQL, such as `15.14`; undefined when there is none. */
export const installedPostgres = binaries
  ? /\d+(\.\d+)?/.exec(execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0]
  : undefined

/** PostgreSQL refuses to run as root: another user of the machine has to do it then. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL needs a user that is not root')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}

export interface Cluster {
  readonly url: string
  readonly start: () => Promise<void>
  /** `immediate` is what a crash looks like: nothing is written any more. */
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>
  /** Stops it and deletes its files. */
  readonly remove: () => Promise<void>
}

/** Makes an empty cluster in a temporary folder and starts it. */
export async function startCluster(): Promise<Cluster> {
  if (!binaries) throw new Error('no PostgreSQL is installed')
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'apix-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner }
  const data = join(folder, 'data')
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  )
  if (initdb.status !== 0) throw new Error(`initdb: ${String(initdb.stderr)}`)
  const port = await freePort()
  let server: ChildProcess | undefined
  process.once('exit', () => server?.kill('SIGQUIT'))

  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder }
      const started = spawn(
        join(binaries, 'postgres'),
        ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        options,
      )
      server = started
      let log = ''
      started.stderr?.setEncoding('utf8').on('data', (text: string) => {
        log += text
      })
      for (let i = 0; i < 600; i += 1) {
        const status = spawnSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status
        if (status === 0) return
        if (started.exitCode !== null) break
        await pause(50)
      }
      throw new Error(`PostgreSQL did not start: ${log}`)
    },
    async stop(mode) {
      if (!server || server.exitCode !== null) return
      const exited = once(server, 'exit')
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await exited
      server = undefined
    },
    async remove() {
      await cluster.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

/** Where the tests of this machine find PostgreSQL, for the names of the tests. */
export const postgresName = installedPostgres ? `PostgreSQL ${installedPostgres}` : 'PostgreSQL (PGlite)'
