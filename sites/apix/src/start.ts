// Serves the backend without the site until Ctrl+C or SIGTERM. The site's server mounts it instead.
import { createServer } from 'node:http'
import * as v from 'valibot'
import { ensureDemoUser } from './accounts/demoUser.ts'
import { configurationFrom } from './configuration.ts'
import { createApix } from './createApix.ts'
import { readEnvironment, wholeNumber } from './environment.ts'
import { jsonLog, loggedError, type LogEntry } from './http/log.ts'
import { runServer } from './http/runServer.ts'
import { drain, idleTimeout, serverLimits } from './http/serverLimits.ts'

const note = (event: LogEntry['event'], more: Partial<LogEntry> = {}) =>
  jsonLog({ time: new Date().toISOString(), level: 'info', event, ...more })

const environmentSchema = v.object({
  APIX_PORT: wholeNumber(4174, 0, 65_535),
  APIX_HOST: v.optional(v.string(), '127.0.0.1'),
})

async function start() {
  const { APIX_PORT: port, APIX_HOST: host } = readEnvironment(environmentSchema, process.env)
  const apix = await createApix(configurationFrom(process.env))
  await ensureDemoUser(apix.database, {
    show(users) {
      for (const { username, rolename, password } of users)
        console.error(`Zum Ausprobieren angelegt (${rolename}): ${username} / ${password}`)
    },
    onRetry: (error) => note('database-unreachable', { level: 'error', error: loggedError(error) }),
  })

  const server = createServer(serverLimits, apix.nodeHandler)
  server.setTimeout(idleTimeout)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  runServer({
    async stop() {
      await drain(server)
      await apix.close()
      note('stopped')
    },
  })
  note('started', { address: `${host}:${actual}` })
  apix.maintain()
}

try {
  await start()
} catch (error) {
  console.error(error)
  process.exit(1)
}
