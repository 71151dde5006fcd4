import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Limits against slow and huge requests. */
const limits = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
}

interface ServeOptions {
  /** 0 for any free one. */
  readonly port: number
  /** Answers everything below the API root. */
  readonly api?: Handler
}

/**
 * Serves the prerendered site the way a static host would: addresses without `.html`, a 404 page,
 * long-lived assets, and the security headers.
 *
 * @returns the port it listens on and the function that ends it
 */
export async function serve({
  port,
  api,
}: ServeOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const notFound = readFileSync(`${dist}404.html`)
  const { policy, redirects }: { policy: string; redirects: Record<string, string> } = JSON.parse(
    readFileSync(`${dist}.vite/site.json`, 'utf8'),
  )
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })

  const server = createServer(limits, (request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    response.setHeader('content-security-policy', policy)
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (api && (path === '/apix' || path.startsWith('/apix/'))) return api(request, response)
    const elsewhere = redirects[path.length > 1 ? path.replace(/\/$/, '') : path]
    if (elsewhere) return response.writeHead(301, { location: elsewhere }).end()
    files(request, response, () => {
      // A missing asset is answered without HTML, which a script would try to run.
      const isPage = !/\.\w+$/.test(path) && !path.startsWith('/apix')
      response.writeHead(404, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain' })
      response.end(isPage ? notFound : 'not found')
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? port) : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
