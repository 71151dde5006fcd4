// A radio station that can break in every way a station breaks, on a port of this machine.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a connection goes.
 *
 * - `normal` a tone, for ever; `quiet` digital silence, for ever
 * - `end` a tone that ends in good order; `reset` one whose connection is cut; `dry` one after which nothing comes
 * - `hang` no answer at all; `silent` an answer without content; `slow` a tone after four seconds
 * - `missing` 404; `broken` 503; `html` a web page; `refuse` the connection is cut before any answer
 * - `redirect` to the tone elsewhere
 */
const faults = [
  'normal',
  'quiet',
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

function answer(fault: Fault, request: IncomingMessage, response: ServerResponse) {
  const cut = () => request.socket.resetAndDestroy()
  const text = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  const play = (seconds: number, then: () => void) => send(response, tone, seconds, then)
  const ways: Record<Fault, () => void> = {
    normal: () => play(Infinity, () => {}),
    quiet: () => send(response, silence, Infinity, () => {}),
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

const isFault = (text: string | undefined): text is Fault => faults.includes(text as Fault)

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
    if (isFault(fault)) answer(fault, request, response)
    else response.writeHead(400).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
