// Plays the part of the stations' hosts, on this machine: a real HTTP server that streams MP3 without end.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'

/** One frame of MP3 without a sound: MPEG 1 layer III, 128 kbit/s, 48 kHz, one channel, 24 ms. */
const frame = Buffer.alloc(384)
frame.writeUInt32BE(0xff_fb_94_c4)
const sound = (frames: number) => Buffer.concat(Array.from({ length: frames }, () => frame))

/** Frames of one segment of an HLS stream: 1.2 s. */
const segment = 50

function stream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  response.write(sound(120))
  const timer = setInterval(() => response.write(sound(5)), 5 * 24)
  response.on('close', () => clearInterval(timer))
}

/** A live playlist that moves on with the time. */
function playlist() {
  const last = Math.floor(Date.now() / (segment * 24))
  const numbers = Array.from({ length: 8 }, (_, place) => last - 7 + place)
  return [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${numbers[0]}`,
    ...numbers.flatMap((number) => ['#EXTINF:1.2,', `${number}.mp3`]),
    '',
  ].join('\n')
}

/** What the Radio-Browser directory answers. */
const directory = [
  { name: 'Radio Werkstatt', url_resolved: 'https://werkstatt.example/live', codec: 'MP3', bitrate: 128 },
  { name: 'Unsicher', url_resolved: 'http://unsicher.example/live' },
]

function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '').split('?')[0] ?? ''
  response.setHeader('access-control-allow-origin', '*')
  if (path.includes('radio-browser.info'))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(directory))
  else if (path.endsWith('.m3u8'))
    response.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl' }).end(playlist())
  else if (/\d\.mp3$/.test(path)) response.end(sound(segment))
  else stream(response)
}

export interface StreamServer {
  /** Addresses of other hosts that were asked for, in their order. */
  readonly asked: string[]
  /** Joins a page to the server: whatever it asks of a host that is not this machine comes from here. */
  readonly serve: (page: Page) => Promise<void>
  /** Cuts every connection and takes no new ones. */
  readonly fall: () => Promise<void>
  readonly rise: () => Promise<void>
}

/** Starts the server. To be stopped with `fall`. */
export async function startStreams(context: BrowserContext): Promise<StreamServer> {
  const asked: string[] = []
  const server = createServer(answer)
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stream server has no port.')
  const { port } = address
  return {
    asked,
    // Routes of Playwright answer with whole bodies and keep the protocol: neither will do for a stream.
    serve: async (page) => {
      const session = await context.newCDPSession(page)
      session.on('Fetch.requestPaused', ({ requestId, request }) => {
        asked.push(request.url)
        const url = request.url.replace('https://', `http://127.0.0.1:${port}/`)
        // The page may have gone meanwhile.
        session.send('Fetch.continueRequest', { requestId, url }).catch(() => {})
      })
      await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
    },
    fall: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    rise: () => listen(port),
  }
}
