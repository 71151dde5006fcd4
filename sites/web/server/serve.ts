import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { drain, idleTimeout, serverLimits } from '@kleinzeug/apix'
import { createSiteSettings } from './siteSettings.ts'
import { createStaticFiles } from './staticFiles.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface ServeOptions {
  /** 0 for any free one. */
  readonly port: number
  /** The address to listen on. @defaultValue every address of the machine */
  readonly host?: string
  /** The folder of the built site, with a slash at the end. */
  readonly dist?: string
  /** Answers everything below the API root. */
  readonly api?: Handler
  /** Whether visitors reach this server through TLS; browsers are then told to use nothing else. */
  readonly https?: boolean
  /** Receives what went wrong while answering a request. */
  readonly onError?: (error: unknown) => void
}

/** A year, in seconds. Without subdomains: what runs on those is not known here. */
const strictTransport = 'max-age=31536000'

/** The page that reads the code of another device may use the camera, and no other page. */
const permissionsOf = (path: string) =>
  `camera=(${path === '/meta/transfer' ? 'self' : ''}), microphone=(), geolocation=()`

/** Answer to a page's address with `pass` in its query: a login form that was sent without its script. */
const passwordInAddress =
  'Ein Passwort gehört nicht in die Adresse. Öffne /login und melde dich an, sobald die Seite geladen ist.'

/**
 * Serves the prerendered site the way a static host would: addresses without `.html`, a 404 page,
 * long-lived assets, and the security headers. A password in the address of a page is refused.
 *
 * @returns the port it listens on and the function that closes it, after the requests under way
 */
export async function serve({
  port,
  host,
  dist = fileURLToPath(new URL('../dist/', import.meta.url)),
  api,
  https = false,
  onError = () => {},
}: ServeOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const settings = createSiteSettings(`${dist}.vite/site.json`)
  const files = createStaticFiles(dist)

  const server = createServer(serverLimits, (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    const key = path.length > 1 ? path.replace(/\/$/, '') : path
    const { policy, redirects, share } = settings()
    response.setHeader('content-security-policy', policy)
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('permissions-policy', permissionsOf(key))
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (https) response.setHeader('strict-transport-security', strictTransport)
    if (api && (path === '/apix' || path.startsWith('/apix/'))) return api(request, response)
    if (new URLSearchParams(query).has('pass'))
      return response
        .writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(passwordInAddress)
    const target = Object.hasOwn(redirects, key) ? redirects[key] : undefined
    if (target) return response.writeHead(301, { location: target }).end()
    // Shared before there is a service worker: what was posted is neither read nor written down, and the page is shown.
    if (share && request.method === 'POST' && key === share)
      return response
        .writeHead(303, { location: share, 'cache-control': 'no-store', connection: 'close' })
        .end()
    return files(request, response, path).catch((error: unknown) => {
      onError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('internal error')
    })
  })
  server.setTimeout(idleTimeout)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => drain(server),
  }
}
