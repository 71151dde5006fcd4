// A radio station with every fault that real stations have, on a port of this machine.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  mp3,
  mp3FrameTime,
  sampleBytes,
  sampleRate,
  silence,
  tone,
  wavHeader,
  type BitRate,
} from './testSounds.fixtures.ts'

/**
 * Behaviours of a connection. Parameters stand in the query.
 *
 * - `normal` an endless tone; `quiet` endless silence; `mp3` the same silence as MP3
 * - `paced` endless MP3: `burst` seconds at once, then at `pace` times the bit rate of `kbps`, sent every `block` seconds
 * - `hls` a live HLS stream: `/NAME/hls/live.m3u8`
 * - `end` a tone of `seconds` that ends in order; `reset` one whose connection is reset; `dry` one after which
 *   nothing follows, although the connection stays open
 * - `hang` no response; `silent` a response without content; `slow` a tone after four seconds
 * - `noise` random bytes declared as MP3, at its bit rate; `trickle` MP3 at `bytes` per second, 300 by default
 * - `missing` 404; `forbidden` 403; `broken` 503; `html` a web page; `refuse` the connection is reset before any response
 * - `redirect` to a tone elsewhere; `loop` to itself
 * - `playlist.m3u`, `playlist.pls` playlist files of `/NAME-stream/normal`; `empty.m3u` one without entry;
 *   `loop.m3u` one of itself
 *
 * With `cors=no` the page may not read the response.
 */
const faults = [
  'normal',
  'quiet',
  'mp3',
  'paced',
  'hls',
  'end',
  'reset',
  'dry',
  'hang',
  'silent',
  'slow',
  'noise',
  'trickle',
  'missing',
  'forbidden',
  'broken',
  'html',
  'refuse',
  'redirect',
  'loop',
  'playlist.m3u',
  'playlist.pls',
  'empty.m3u',
  'loop.m3u',
] as const

export type Fault = (typeof faults)[number]

/** Sent at once at the start, in s: Chromium needs a quarter of a megabyte of WAV before it plays. */
const wavBurst = 1.5
/** Duration of the tone of a connection that breaks, in s. */
const brokenAfter = 2.5
const slowStart = 4_000

/** MP3 frames of one HLS segment: 1.2 s. */
const segmentFrames = 50
const segmentTime = segmentFrames * mp3FrameTime * 1_000

interface Pacing {
  /** Seconds sent at once. */
  readonly burst: number
  /** Share of the bit rate after that. */
  readonly pace: number
  readonly kbps: BitRate
  /** Time between two writes, in s. */
  readonly block: number
}

function sendMp3(response: ServerResponse, { burst, pace, kbps, block }: Pacing) {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  let sent = 0
  const sendUntil = (seconds: number) => {
    const count = Math.floor(seconds / mp3FrameTime) - sent
    if (count > 0) response.write(mp3(count, kbps))
    sent += Math.max(0, count)
  }
  sendUntil(burst)
  const startedAt = Date.now()
  const timer = setInterval(() => sendUntil(burst + ((Date.now() - startedAt) / 1_000) * pace), block * 1_000)
  response.on('close', () => clearInterval(timer))
}

/** Sends `bytes(count)` at a constant rate, `perSecond` bytes in blocks of a tenth of a second. */
function sendBytes(response: ServerResponse, perSecond: number, bytes: (from: number, to: number) => Buffer) {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  const startedAt = Date.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((Date.now() - startedAt) / 1_000) * perSecond)
    if (due > sent) response.write(bytes(sent, due))
    sent = Math.max(sent, due)
  }, 100)
  response.on('close', () => clearInterval(timer))
}

/** Sends a playlist that advances with the time, or one of its segments. */
function sendHls(response: ServerResponse, file: string) {
  if (file.endsWith('.mp3')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3(segmentFrames))
    return
  }
  const last = Math.floor(Date.now() / segmentTime)
  const segments = Array.from({ length: 8 }, (_, index) => last - 7 + index)
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]}`,
    ...segments.flatMap((segment) => [`#EXTINF:${segmentTime / 1_000},`, `${segment}.mp3`]),
    '',
  ].join('\n')
  response
    .writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
    .end(playlist)
}

/** Sends WAV in real time until so many seconds have been sent. */
function sendWav(response: ServerResponse, sound: Buffer, seconds: number, onSent: () => void) {
  response.writeHead(200, { 'content-type': 'audio/wav', 'cache-control': 'no-store' })
  response.write(wavHeader())
  let sent = 0
  const sendUntil = (until: number) => {
    for (const end = Math.round(Math.min(until, seconds) * sampleRate); sent < end;) {
      const from = sent % sampleRate
      const count = Math.min(end - sent, sampleRate - from)
      response.write(sound.subarray(from * sampleBytes, (from + count) * sampleBytes))
      sent += count
    }
  }
  sendUntil(wavBurst)
  const startedAt = Date.now()
  const timer = setInterval(() => {
    sendUntil((Date.now() - startedAt) / 1_000 + wavBurst)
    if (sent < seconds * sampleRate) return
    clearInterval(timer)
    onSent()
  }, 100)
  response.on('close', () => clearInterval(timer))
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Address of the request without its query. */
  readonly url: string
  readonly name: string
  readonly file: string
  readonly query: URLSearchParams
}

function respond(fault: Fault, { request, response, url, name, file, query }: Exchange) {
  const reset = () => request.socket.resetAndDestroy()
  const text = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  const redirect = (location: string) => response.writeHead(302, { location }).end()
  const play = (seconds: number, onSent: () => void) => sendWav(response, tone, seconds, onSent)
  const number = (key: string, fallback: number) => Number(query.get(key) ?? fallback)
  const seconds = number('seconds', brokenAfter)
  const stream = new URL(`/${name}-stream/normal`, url).href
  const responses: Record<Fault, () => void> = {
    normal: () => play(Infinity, () => {}),
    quiet: () => sendWav(response, silence, Infinity, () => {}),
    mp3: () => sendMp3(response, { burst: 3.6, pace: 1, kbps: 128, block: 0.12 }),
    paced: () =>
      sendMp3(response, {
        burst: number('burst', 2),
        pace: number('pace', 1),
        kbps: number('kbps', 128) === 320 ? 320 : 128,
        block: number('block', 0.1),
      }),
    hls: () => sendHls(response, file),
    end: () => play(seconds, () => response.end()),
    reset: () => play(seconds, reset),
    dry: () => play(seconds, () => {}),
    hang: () => {},
    silent: () => response.writeHead(200, { 'content-type': 'audio/wav' }).flushHeaders(),
    slow: () => void setTimeout(() => response.destroyed || play(Infinity, () => {}), slowStart),
    noise: () => sendBytes(response, 16_000, (from, to) => randomBytes(to - from)),
    trickle: () => {
      const sound = mp3(1_000)
      sendBytes(response, number('bytes', 300), (from, to) => sound.subarray(from, to))
    },
    forbidden: () => text(403, 'text/plain', 'not for you'),
    missing: () => text(404, 'text/plain', 'no such mount'),
    broken: () => text(503, 'text/plain', 'down for now'),
    html: () => text(200, 'text/html', '<!doctype html><title>Willkommen im WLAN</title>'),
    refuse: reset,
    redirect: () => redirect('/elsewhere/normal'),
    loop: () => redirect(request.url ?? ''),
    'playlist.m3u': () => text(200, 'audio/x-mpegurl', `#EXTM3U\n#EXTINF:-1,Test\n${stream}\n`),
    'playlist.pls': () => text(200, 'audio/x-scpls', `[playlist]\nFile1=${stream}\nNumberOfEntries=1\n`),
    'empty.m3u': () => text(200, 'audio/x-mpegurl', '#EXTM3U\n'),
    'loop.m3u': () => text(200, 'audio/x-mpegurl', `#EXTM3U\n${url}\n`),
  }
  responses[fault]()
}

export interface FaultServer {
  /** Address without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

const isFault = (text: string | undefined): text is Fault => faults.some((fault) => fault === text)

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/**
 * Starts the server. `/NAME/FIRST/LATER` behaves as FIRST at the first request and as LATER, else FIRST, from the
 * second on. `/NAME/` is 404, unless the station refuses connections. `/NAME/becomes/FAULT` changes all later requests of NAME, `/NAME/requests` returns their number.
 *
 * @param port of a server that was closed, to start it again
 */
export async function startFaultServer(port = 0): Promise<FaultServer> {
  const requestCounts = new Map<string, number>()
  const overrides = new Map<string, Fault>()
  const lastFaults = new Map<string, Fault>()
  const server = createServer((request, response) => {
    const {
      pathname,
      searchParams: query,
      origin,
    } = new URL(request.url ?? '', `http://${request.headers.host}`)
    if (query.get('cors') !== 'no') response.setHeader('access-control-allow-origin', '*')
    const [, name = '', first, later] = pathname.split('/')
    const count = requestCounts.get(name) ?? 0
    if (first === 'requests') {
      response.end(String(count))
      return
    }
    if (first === 'becomes' && isFault(later)) {
      overrides.set(name, later)
      response.end()
      return
    }
    requestCounts.set(name, count + 1)
    const asked = first === '' ? lastFaults.get(name) : first
    const fault = overrides.get(name) ?? (count > 0 && isFault(later) ? later : asked)
    if (isFault(fault)) lastFaults.set(name, fault)
    // Beside its stream a station that is reached has nothing.
    if (first === '' && fault !== 'refuse') {
      response.writeHead(404).end()
      return
    }
    const exchange = { request, response, url: origin + pathname, name, file: later ?? '', query }
    if (isFault(fault)) respond(fault, exchange)
    else response.writeHead(400).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
