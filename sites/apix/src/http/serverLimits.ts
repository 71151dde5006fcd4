import type { Server, ServerOptions } from 'node:http'

/** Bytes that the headers of one request may have. */
export const maxHeaderSize = 8 * 1024

/** How long the server waits for requests in progress when it stops. */
const drainTimeout = 5_000

/** How often Node looks for connections that have passed one of the timeouts below. */
const checkInterval = 1_000

/** Limits of the HTTP server against slow and large requests. */
export const serverLimits: ServerOptions = {
  maxHeaderSize,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  // Node's default of 30 s would let a timeout of 10 s act after up to 40 s.
  connectionsCheckingInterval: checkInterval,
}

/** A connection without traffic for this long is closed. */
export const idleTimeout = 60_000

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Refuses new connections, answers requests in progress, and closes the rest after `timeout` ms. */
export async function drain(server: Server, timeout = drainTimeout): Promise<void> {
  // Responses from now on tell the client to close the connection.
  server.prependListener('request', (_, response) => {
    response.setHeader('connection', 'close')
  })
  // The event loop first accepts the connections that the kernel has already queued.
  for (let i = 0; i < 3; i += 1) await turn()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), timeout)
  try {
    await new Promise((resolve) => server.close(resolve))
  } finally {
    clearInterval(idle)
    clearTimeout(deadline)
  }
}
