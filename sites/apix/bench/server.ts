// Runs one of two servers in a process of its own: the backend, or a Hono handler with the same
// parsing and validation of a visit and no database.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { configurationFrom } from '../src/configuration.ts'
import { createApix } from '../src/createApix.ts'
import type { ApixEnv } from '../src/http/context.ts'
import { readBody } from '../src/http/requestBody.ts'
import { drain, serverLimits } from '../src/http/serverLimits.ts'
import { visitSchema } from '../src/visits/visitSchema.ts'

interface Backend {
  readonly handler: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown
  readonly close: () => Promise<void>
}

function withoutDatabase(): Backend {
  const app = new Hono<ApixEnv>().post('/apix/visitor', async (context) => {
    await readBody(context.req, ['json', 'text'], visitSchema)
    return context.body(null, 204)
  })
  const handler = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return { handler, close: async () => {} }
}

async function backend(): Promise<Backend> {
  // As in the site's server, only errors are logged.
  const log = ({ level, error }: { level: string; error?: unknown }) => {
    if (level === 'error') console.error(error)
  }
  const apix = await createApix({ ...configurationFrom(process.env), log })
  return { handler: apix.nodeHandler, close: apix.close }
}

const { handler, close } = process.argv[2] === 'hono' ? withoutDatabase() : await backend()
const server = createServer(serverLimits, (incoming, outgoing) => void handler(incoming, outgoing))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.(address.port)
})
process.once(
  'SIGTERM',
  () =>
    void drain(server)
      .then(close)
      .then(() => process.disconnect()),
)
