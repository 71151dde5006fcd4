// Serves the built site and its backend until Ctrl+C. PORT says where; 4173 when unset.
import {
  configurationFrom,
  createApix,
  ensureDemoUser,
  jsonLog,
  loggedError,
  readEnvironment,
  runServer,
  toggle,
  wholeNumber,
  type LogEntry,
} from '@kleinzeug/apix'
import * as v from 'valibot'
import { serve } from './serve.ts'

const environmentSchema = v.object({
  PORT: wholeNumber(4173, 0, 65_535),
  // On where visitors come through TLS: the site then asks browsers for nothing else.
  SITE_HTTPS: toggle('off'),
})

const logError = (event: LogEntry['event'], error: unknown) =>
  jsonLog({ time: new Date().toISOString(), level: 'error', event, error: loggedError(error) })

async function start(wanted: number, https: boolean) {
  const apix = await createApix({
    ...configurationFrom(process.env),
    // One line per request would bury the address; errors are written.
    log: (entry) => {
      if (entry.level === 'error') jsonLog(entry)
    },
  })
  const { port, close } = await serve({
    port: wanted,
    https,
    api: apix.nodeHandler,
    onError: (error) => logError('failure', error),
  }).catch(async (error: unknown) => {
    await apix.close()
    throw error
  })
  runServer({
    async stop() {
      await close()
      await apix.close()
    },
  })
  await ensureDemoUser(apix.database, {
    show(users) {
      for (const { username, rolename, password } of users)
        console.log(`Konto zum Ausprobieren (${rolename}): ${username} / ${password}`)
    },
    onRetry: (error) => logError('database-unreachable', error),
  })
  console.log(`Kleinzeug läuft auf http://localhost:${port}`)
  apix.maintain()
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

try {
  const { PORT, SITE_HTTPS } = readEnvironment(environmentSchema, process.env)
  await start(PORT, SITE_HTTPS).catch((error: unknown) => {
    if (!isTaken(error)) throw error
    console.error(`Port ${PORT} ist belegt. Mit PORT=4180 npm start nimmst du einen anderen.`)
    process.exit(1)
  })
} catch (error) {
  console.error(error)
  process.exit(1)
}
