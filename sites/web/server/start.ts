// Serves the built site until Ctrl+C. PORT says where; 4173 when unset.
import { serve } from './serve.ts'

const wanted = Number(process.env['PORT'] ?? 4173)

try {
  const { port, close } = await serve({ port: wanted })
  console.log(`Kleinzeug läuft auf http://localhost:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${wanted} ist belegt. Mit PORT=4180 npm start nimmst du einen anderen.` : error)
  process.exitCode = 1
}
