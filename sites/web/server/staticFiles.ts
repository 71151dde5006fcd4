import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { acceptedEncodings, type Encoding } from './acceptedEncoding.ts'

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/** The path of a request as segments; `undefined` for hidden files, `..`, and what is no URL encoding. */
function segmentsOf(path: string): readonly string[] | undefined {
  try {
    const decoded = decodeURIComponent(path)
    if (decoded.length > 1_000 || /[\0\\]/.test(decoded)) return undefined
    const segments = decoded.split('/').filter(Boolean)
    const isHidden = (name: string, index: number) =>
      name.startsWith('.') && !(index === 0 && name === '.well-known')
    return segments.some(isHidden) ? undefined : segments
  } catch {
    return undefined
  }
}

/** The file of a path, relative to the folder: itself, with `.html`, or its `index.html`. */
async function fileOf(folder: string, path: string): Promise<string | undefined> {
  const name = segmentsOf(path)?.join('/')
  if (name === undefined) return undefined
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
  for (const candidate of candidates) if (await isFile(join(folder, candidate))) return candidate
  return undefined
}

async function encodingOf(file: string, header: string | undefined): Promise<Encoding | undefined> {
  for (const encoding of acceptedEncodings(header))
    if (await isFile(file + suffixes[encoding])) return encoding
  return undefined
}

const typeOf = (name: string) => contentType(extname(name)) || 'application/octet-stream'

const encoded = (name: string) => `/${name.split('/').map(encodeURIComponent).join('/')}`

const plain = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)

/** Changes the range of a request where `send` would not answer it as RFC 9110 says. */
function correctRange({ method, headers }: IncomingMessage, { size, mtimeMs }: Stats) {
  const condition = headers['if-range']
  // 13.1.5: the ETags of `send` are weak and never match, a date matches only if it is the same second.
  const isOutdated =
    typeof condition === 'string' && Date.parse(condition) !== Math.floor(mtimeMs / 1_000) * 1_000
  // 14.2: only GET has ranges.
  if (method !== 'GET' || isOutdated) delete headers.range
  // 14.1.2: the last 99 of 10 bytes are all 10.
  const suffix = /^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1]
  if (suffix && size > 0 && Number(suffix) > size) headers.range = 'bytes=0-'
}

/**
 * Makes the function that answers with the files of a folder the way a static host does. Nothing of
 * the folder is kept in memory, so a deploy may replace it while the server runs.
 *
 * @param folder absolute
 */
export function createStaticFiles(folder: string) {
  /** Streams one file. `whole` leaves ranges and conditions aside: for a body that explains an error. */
  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    { whole = false, onMissing }: { whole?: boolean; onMissing: () => void },
  ) {
    const encoding = await encodingOf(join(folder, name), request.headers['accept-encoding'])
    response.setHeader('content-type', typeOf(name))
    response.setHeader('vary', 'Accept-Encoding')
    response.setHeader(
      'cache-control',
      name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    if (encoding) response.setHeader('content-encoding', encoding)
    const stored = encoding ? name + suffixes[encoding] : name
    send(request, encoded(stored), {
      root: folder,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      acceptRanges: !whole,
      etag: !whole,
      lastModified: !whole,
    })
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) return response.destroy()
        for (const header of ['content-type', 'content-encoding', 'content-length', 'etag', 'last-modified'])
          response.removeHeader(header)
        if (error.status === 416 || error.status === 412) return response.writeHead(error.status).end()
        return onMissing()
      })
      .on('file', (_path: string, file: Stats) => correctRange(request, file))
      .on('stream', (stream: NodeJS.ReadableStream & { bytesRead: number }) => {
        const expected = Number(response.getHeader('content-length'))
        // A file that was cut short meanwhile: the client must not wait for the rest.
        stream.once('end', () => stream.bytesRead < expected && response.destroy())
      })
      .pipe(response)
  }

  async function notFound(request: IncomingMessage, response: ServerResponse, path: string) {
    response.setHeader('cache-control', 'no-cache')
    // A missing asset is not a page: a script that asks for one must not be handed HTML.
    const isPage = !/\.\w+$/.test(path) && !path.startsWith('/apix')
    const withoutPage = () => void plain(response, 404, 'not found')
    if (!isPage || !(await isFile(join(folder, '404.html')))) return withoutPage()
    response.statusCode = 404
    return sendFile(request, response, '404.html', { whole: true, onMissing: withoutPage })
  }

  /** @param path that of the request, without its query */
  return async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      response.setHeader('cache-control', 'no-cache')
      plain(response, 405, 'method not allowed')
      return
    }
    const name = await fileOf(folder, path)
    // By its full name the page is a file like any other: the service worker keeps it for use without a network.
    const isAddress = !path.endsWith('.html')
    if (name === undefined || (name === '404.html' && isAddress)) return notFound(request, response, path)
    return sendFile(request, response, name, {
      onMissing: () => void notFound(request, response, path),
    })
  }
}
