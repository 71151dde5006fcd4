import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from 'verdaccio'

/** Runs a command to its end. Rejects with its output when it fails. */
export function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')}\n${output}`)),
    )
  })
}

/** Whether npm, as it is configured on this machine, reaches the registry from which the apps install. */
export const reachesNpm = (): Promise<boolean> =>
  run(
    tmpdir(),
    'npm',
    'view',
    'react',
    'version',
    '--prefer-online',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ).then(
    () => true,
    () => false,
  )

/** A manifest as the registry hands it out. */
export interface PublishedManifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: { readonly node?: string }
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string }
}

export interface Registry {
  /** The lines of a `.npmrc` that leads our scope here, and nothing else. */
  readonly npmrc: string
  /** Packs and publishes the package in a folder, under a tag. */
  readonly publish: (folder: string, tag?: string) => Promise<void>
  /** What it says about the version of a package that a tag names. */
  readonly manifest: (name: string, tag?: string) => Promise<PublishedManifest>
  readonly close: () => Promise<void>
}

/** Starts an npm registry on this machine that knows nothing but what is published to it. */
export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'kleinzeug-registry-'))
  const server: Server = await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$all' } },
    auth: { htpasswd: { file: join(folder, 'users') } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    max_body_size: '50mb',
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the registry has no port')
  const host = `127.0.0.1:${address.port}/`
  const npmrc = `@kleinzeug:registry=http://${host}\n//${host}:_authToken=anyone\n`
  return {
    npmrc,
    publish: async (source, tag = 'latest') => {
      const packed = mkdtempSync(join(folder, 'packed-'))
      writeFileSync(join(packed, '.npmrc'), npmrc)
      await run(source, 'pnpm', 'pack', '--pack-destination', packed)
      const [tarball = ''] = globSync('*.tgz', { cwd: packed })
      // Provenance is signed by the workflow that publishes.
      await run(
        packed,
        'npm',
        'publish',
        `./${tarball}`,
        '--provenance=false',
        '--access=public',
        `--tag=${tag}`,
      )
    },
    manifest: async (name, tag = 'latest') => {
      const answer = await fetch(`http://${host}${name.replace('/', '%2f')}/${tag}`)
      const manifest: PublishedManifest = await answer.json()
      if (!answer.ok) throw new Error(`${name}@${tag}: ${JSON.stringify(manifest)}`)
      return manifest
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
