// Serves the backend alone, until Ctrl+C or SIGTERM. The site's own server mounts it instead.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensureDemoUser } from './accounts/demoUser.ts'
import { configurationFrom } from './configuration.ts'
import { createApix } from './createApix.ts'
import { jsonLog, type LogEntry } from './http/log.ts'

const patience = 5_000

const note = (event: LogEntry['event'], more: Partial<LogEntry> = {}) =>
  jsonLog({ time: new Date().toISOString(), level: 'info', event, ...more })

async function start() {
  const apix = await createApix(configurationFrom(process.env))
  for (const { username, rolename, password } of await ensureDemoUser(apix.database))
    console.error(`Zum Ausprobieren angelegt (${rolename}): ${username} / ${password}`)

  const server = createServer(
    { maxHeaderSize: 8 * 1024, headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 },
    apix.nodeHandler,
  )
  const host = process.env['APIX_HOST'] ?? '127.0.0.1'
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(process.env['APIX_PORT'] ?? 4174), host, resolve)
  })
  const { address, port } = server.address() as AddressInfo
  note('started', { address: `${address}:${port}` })

  const stop = async () => {
    // Requests under way are finished, unless somebody keeps one open on purpose.
    setTimeout(() => server.closeAllConnections(), patience).unref()
    await new Promise((resolve) => server.close(resolve))
    await apix.close()
    note('stopped')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
}

try {
  await start()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
