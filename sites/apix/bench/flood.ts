import { once } from 'node:events'
import { connect } from 'node:net'

const body = JSON.stringify({
  route: '/apps/notationTrainer',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  language: 'de-DE',
  screen: '1920 x 1080',
})

/** One visit as bytes, with an address of its own in X-Forwarded-For, so that no limit applies. */
const visit = (from: number) =>
  [
    'POST /apix/visitor HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `x-forwarded-for: 10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
    '',
    body,
  ].join('\r\n')

let sent = 0

/** Sends visits on one connection until the deadline, each one as soon as the last is answered. */
async function sendUntil(deadline: number, port: number, statuses: Map<string, number>) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
  await once(socket, 'connect')
  const ended = Promise.withResolvers<void>()
  const send = () => socket.write(visit((sent += 1)), 'latin1')
  let answer = ''
  // Callbacks, as the generator shares two cores with what it measures: promises would cost it more.
  socket.on('data', (part) => {
    answer += String(part)
    // A response with 204 has no body: it ends with its headers.
    if (!answer.endsWith('\r\n\r\n')) return
    const status = answer.slice(9, 12)
    answer = ''
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (performance.now() < deadline) send()
    else ended.resolve()
  })
  socket.once('error', ended.reject)
  socket.once('close', () => ended.reject(new Error('the server closed a connection')))
  send()
  await ended.promise
  socket.destroy()
}

/**
 * Sends visits for some seconds.
 *
 * @returns how many were answered per second, and how many with which status
 */
export async function flood(port: number, connections: number, seconds: number) {
  const statuses = new Map<string, number>()
  const began = performance.now()
  const deadline = began + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => sendUntil(deadline, port, statuses)))
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  return {
    perSecond: (answered / (performance.now() - began)) * 1000,
    statuses: Object.fromEntries(statuses),
  }
}
