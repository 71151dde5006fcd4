import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { RecordVisit } from '../visits/visitRecorder.ts'
import { visitSchema } from '../visits/visitSchema.ts'
import { commonHeaders } from './app.ts'
import { clientAddress, limitKeys } from './clientAddress.ts'
import type { Log } from './log.ts'
import type { AddressLimit } from './rateLimit.ts'
import { failureEntry, refusalFor, refusalHeaders } from './refusalFor.ts'
import { bodyForm, checkedBody, maxBodySize } from './requestBody.ts'

interface PlainVisitOptions {
  readonly root: string
  readonly log: Log
  readonly now: () => number
  readonly proxies: number
  readonly loginByQuery: boolean
  readonly limit: AddressLimit
  readonly recordVisit: RecordVisit
  /** Receives an error after which no response can be sent. */
  readonly onFailure: (error: unknown) => void
}

const plainHost = /^[\w.-]+(:\d+)?$/

/** Whether the headers are those of the site's own page, or of a program that is no browser. */
function isOwn({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  if (host === undefined || !plainHost.test(host)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (headers['sec-fetch-mode'] === 'navigate') return false
  return origin === undefined || origin === `https://${host}` || origin === `http://${host}`
}

/** Whether the body has a length, which is short enough: Node then reads no more than that. */
function isShort({ 'content-length': length, 'transfer-encoding': encoding, expect }: IncomingHttpHeaders) {
  return (
    length !== undefined && Number(length) <= maxBodySize && encoding === undefined && expect === undefined
  )
}

const isWanted = (headers: IncomingHttpHeaders) => headers.dnt !== '1' && headers['sec-gpc'] !== '1'

/** Drops a byte order mark, as `Request.text` does. */
const utf8 = new TextDecoder()

function readText(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => resolve(utf8.decode(Buffer.concat(chunks))))
    incoming.once('error', reject)
    incoming.once('close', () => {
      // The event follows each request; an error is costly to create.
      if (!incoming.readableEnded) reject(new DOMException('the body is incomplete', 'AbortError'))
    })
  })
}

/**
 * Creates the function that answers visits on `node:http` without Hono, whose request and response
 * objects cost more than parsing, checking and storing a visit.
 *
 * It declines everything unusual, from the headers alone: Hono's routes then answer it, and refuse what is
 * to be refused. What it answers, it answers as they do.
 *
 * @returns false when it declined the request
 */
export function createPlainVisits(options: PlainVisitOptions) {
  const { root, log, now, proxies, loginByQuery, limit, recordVisit, onFailure } = options
  const url = `${root}/visitor`
  const headers = commonHeaders(loginByQuery)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, form: 'json' | 'text') {
    const began = performance.now()
    let status = 204
    try {
      const { remoteAddress } = incoming.socket
      const forwardedFor = incoming.headers['x-forwarded-for']
      limit.take(limitKeys(clientAddress(remoteAddress, String(forwardedFor ?? ''), proxies)))
      await recordVisit(checkedBody(visitSchema, await readText(incoming), form))
      outgoing.writeHead(status, headers).end()
    } catch (error) {
      const refusal = refusalFor(error)
      const failure = failureEntry(error, now())
      if (failure) log(failure)
      status = refusal.status
      const body = JSON.stringify({ error: refusal.code })
      const ofBody = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      outgoing.writeHead(status, { ...headers, ...refusalHeaders(refusal), ...ofBody }).end(body)
    }
    log({
      time: new Date(now()).toISOString(),
      level: status >= 500 ? 'error' : 'info',
      event: 'request',
      method: 'POST',
      route: url,
      status,
      milliseconds: Math.round((performance.now() - began) * 10) / 10,
    })
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.method !== 'POST' || incoming.url !== url) return false
    const { headers: sent } = incoming
    const form = bodyForm(sent['content-type'])
    if ((form !== 'json' && form !== 'text') || !isShort(sent) || !isWanted(sent) || !isOwn(sent))
      return false
    answer(incoming, outgoing, form).catch((error: unknown) => {
      onFailure(error)
      outgoing.destroy()
    })
    return true
  }
}
