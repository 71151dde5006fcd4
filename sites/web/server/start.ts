// Serves the built site and its backend until Ctrl+C. PORT says where; 4173 when unset.
import { configurationFrom, createApix, ensureDemoUser, jsonLog } from '@kleinzeug/apix'
import { serve } from './serve.ts'

const wanted = Number(process.env['PORT'] ?? 4173)

async function start() {
  const apix = await createApix({
    ...configurationFrom(process.env),
    // Errors only: one line per request would scroll the address away.
    log: (entry) => {
      if (entry.level === 'error') jsonLog(entry)
    },
  })
  const { port, close } = await serve({ port: wanted, api: apix.nodeHandler }).catch(
    async (error: unknown) => {
      await apix.close()
      throw error
    },
  )
  for (const { username, rolename, password } of await ensureDemoUser(apix.database))
    console.log(`Konto zum Ausprobieren (${rolename}): ${username} / ${password}`)
  console.log(`Kleinzeug läuft auf http://localhost:${port}`)

  const stop = async () => {
    await close()
    await apix.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
}

try {
  await start()
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${wanted} ist belegt. Mit PORT=4180 npm start nimmst du einen anderen.` : error)
  process.exitCode = 1
}
