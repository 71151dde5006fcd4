// A radio station that can break in every way a station breaks, on a port of this machine.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * How a connection goes.
 *
 * - `normal` a tone, for ever; `quiet` digital silence, for ever; `mp3` the same silence as MP3
 * - `hls` a live HLS stream: `/NAME/hls/live.m3u8`
 * - `end` a tone that ends in good order; `reset` one whose connection is cut; `dry` one after which nothing comes
 * - `hang` no answer at all; `silent` an answer without content; `slow` a tone after four seconds
 * - `missing` 404; `broken` 503; `html` a web page; `refuse` the connection is cut before any answer
 * - `redirect` to the tone elsewhere
 */
const faults = [
  'normal',
  'quiet',
  'mp3',
  'hls',
  'end',
  'reset',
  'dry',
  'hang',
  'silent',
  'slow',
  'missing',
  'broken',
  'html',
  'refuse',
  'redirect',
] as const

export type Fault = (typeof faults)[number]

const chunkTime = 100
/** Sent at once at the start, in s: Chromium wants a quarter of a megabyte of WAV before it begins. */
const lead = 1.5
/** Sound of a connection that breaks, in s. */
const brokenAfter = 2.5
const slowStart = 4_000

const rate = 48_000
/** Two channels of 16 bit. */
const frame = 4

/** One second of a 440 Hz tone: whole waves, so that it can be repeated. */
const tone = Buffer.alloc(rate * frame)
for (let i = 0; i < rate * 2; i += 1)
  tone.writeInt16LE(Math.round(6_000 * Math.sin((Math.floor(i / 2) / rate) * 440 * 2 * Math.PI)), i * 2)
const silence = Buffer.alloc(rate * frame)

/** Head of a WAV file without end. */
function wavHead() {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(0x7f_ff_f0_24, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * frame, 28)
  head.writeUInt16LE(frame, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(0x7f_ff_f0_00, 40)
  return head
}

/**
 * One frame of MP3: MPEG 1 layer III, 128 kbit/s, 48 kHz, one channel, 24 ms, without a single coefficient.
 * At this rate every frame has the same length, and no bit reservoir ties one to the next.
 */
const mp3Frame = Buffer.alloc(384)
mp3Frame.writeUInt32BE(0xff_fb_94_c4)
const mp3 = (frames: number) => Buffer.concat(Array.from({ length: frames }, () => mp3Frame))

/** Frames of one segment of the HLS stream: 1.2 s. */
const segmentFrames = 50
const segmentTime = segmentFrames * 24

function sendMp3(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  response.write(mp3(150))
  const timer = setInterval(() => response.write(mp3(5)), 5 * 24)
  response.on('close', () => clearInterval(timer))
}

/** A playlist that moves on with the time, or one of its segments. */
function sendHls(response: ServerResponse, file: string) {
  if (file.endsWith('.mp3')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3(segmentFrames))
    return
  }
  const last = Math.floor(Date.now() / segmentTime)
  const segments = Array.from({ length: 8 }, (_, place) => last - 7 + place)
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

/** Sends sound at the pace it is heard, until so many seconds have been sent. */
function send(response: ServerResponse, sound: Buffer, seconds: number, then: () => void) {
  response.writeHead(200, { 'content-type': 'audio/wav', 'cache-control': 'no-store' })
  response.write(wavHead())
  let sent = 0
  const push = (until: number) => {
    for (const end = Math.round(Math.min(until, seconds) * rate); sent < end;) {
      const from = sent % rate
      const count = Math.min(end - sent, rate - from)
      response.write(sound.subarray(from * frame, (from + count) * frame))
      sent += count
    }
  }
  push(lead)
  const began = Date.now()
  const timer = setInterval(() => {
    push((Date.now() - began) / 1_000 + lead)
    if (sent < seconds * rate) return
    clearInterval(timer)
    then()
  }, chunkTime)
  response.on('close', () => clearInterval(timer))
}

function answer(fault: Fault, request: IncomingMessage, response: ServerResponse, file: string) {
  const cut = () => request.socket.resetAndDestroy()
  const text = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  const play = (seconds: number, then: () => void) => send(response, tone, seconds, then)
  const ways: Record<Fault, () => void> = {
    normal: () => play(Infinity, () => {}),
    quiet: () => send(response, silence, Infinity, () => {}),
    mp3: () => sendMp3(response),
    hls: () => sendHls(response, file),
    end: () => play(brokenAfter, () => response.end()),
    reset: () => play(brokenAfter, cut),
    dry: () => play(brokenAfter, () => {}),
    hang: () => {},
    silent: () => response.writeHead(200, { 'content-type': 'audio/wav' }).flushHeaders(),
    slow: () => void setTimeout(() => response.destroyed || play(Infinity, () => {}), slowStart),
    missing: () => text(404, 'text/plain', 'no such mount'),
    broken: () => text(503, 'text/plain', 'down for now'),
    html: () => text(200, 'text/html', '<!doctype html><title>Willkommen im WLAN</title>'),
    refuse: cut,
    redirect: () => response.writeHead(302, { location: '/elsewhere/normal' }).end(),
  }
  ways[fault]()
}

export interface FaultServer {
  /** Address without a slash at its end. */
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
 * Starts the station. `/NAME/FIRST/LATER` breaks as FIRST says at the first connection and as LATER,
 * else FIRST, from the second on; `/NAME/becomes/FAULT` changes a NAME from then on.
 *
 * @param port of a server that was closed, to bring it back
 */
export async function startFaultServer(port = 0): Promise<FaultServer> {
  const met = new Map<string, number>()
  const become = new Map<string, Fault>()
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const [, name = '', first, later] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    if (first === 'becomes' && isFault(later)) {
      become.set(name, later)
      response.end()
      return
    }
    const times = met.get(name) ?? 0
    met.set(name, times + 1)
    const fault = become.get(name) ?? (times > 0 && isFault(later) ? later : first)
    if (isFault(fault)) answer(fault, request, response, later ?? '')
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
