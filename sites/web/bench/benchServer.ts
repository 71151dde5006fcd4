import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A page of about 40 KiB, 4 KiB with brotli: larger than most of the built site. */
const page = `<!doctype html><title>Start</title>${Array.from(
  { length: 600 },
  (_, i) => `<p>Absatz ${i}: ${((i * 7919) % 10_007).toString(36).repeat(12)}</p>`,
).join('')}`

function writePages(folder: string) {
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(
    join(folder, '.vite/site.json'),
    JSON.stringify({ policy: "default-src 'none'", redirects: {} }),
  )
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page))
}

/**
 * Starts the site's server with an empty SQLite file in a temporary folder.
 *
 * @param pages the folder of a built site, with a slash at the end; without it there is one page
 */
export async function startBenchServer(pages?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'web-bench-'))
  const dist = pages ?? join(folder, 'dist/')
  if (!pages) writePages(dist)
  const server = fork(new URL('server.ts', import.meta.url), [dist], {
    env: { ...process.env, APIX_PROXIES: '1', APIX_DATA: folder, DATABASE_URL: undefined },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const [port]: unknown[] = await once(server, 'message')
  return {
    port: Number(port),
    database: join(folder, 'apix.sqlite'),
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}
