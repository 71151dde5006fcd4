import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Serves an empty page with the code of a module of `local` as a global, `window.kleinzeug`.
 *
 * @param onHold called when a page requests `/hold`, which is never answered: a synchronous request stops
 *   the page at that moment
 */
export async function servePage(module: string, onHold = () => {}, name = 'kleinzeug') {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '..', module),
        formats: ['iife'],
        name,
        fileName: 'local',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output[0].code ?? ''
  const server = createServer((request, response) => {
    if (request.url === '/hold') {
      onHold()
      return
    }
    const isScript = request.url === '/local.js'
    // An isolated page has a clock of 5 µs instead of 100.
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Probe</title><script src="/local.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
