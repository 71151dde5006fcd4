import { isObject } from '@kleinzeug/storage/decode'

/** The data of one slice on one device. */
export interface Part {
  /** JSON text. */
  readonly text: string
  /** Time of its last edit, as the record counts it. */
  readonly revision: number
  /** SHA-256 of the text. */
  readonly hash: string
}
export type Parts = ReadonlyMap<string, Part>

/** A message: control as JSON text, data as bytes. */
export type Frame = string | Uint8Array<ArrayBuffer>

/** What came from the other device of a slice that differs. */
export type Arrived = Pick<Part, 'text' | 'revision'>

/**
 * What one side knows. `whole`: everything has arrived here and there. `broken`: the connection ended before.
 * `refused`: the other side speaks another version, or something else.
 */
export type ExchangeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'receiving'; readonly received: number; readonly expected: number }
  | {
      readonly kind: 'whole'
      readonly arrived: ReadonlyMap<string, Arrived>
      readonly sent: readonly string[]
    }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly reason: 'version' | 'garbled' | 'tooLarge' }

/** What is to be sent next, and in this order. */
export type Outgoing = Iterable<Frame>

/** Bytes of a message that every browser takes. */
export const LARGEST_FRAME = 16 * 1024

interface Entry {
  readonly name: string
  readonly hash: string
  readonly revision: number
  /** Bytes of the text in UTF-8. */
  readonly size: number
}

const encoder = new TextEncoder()

function* chunksOf(texts: readonly string[]): Generator<Frame> {
  for (const text of texts) {
    const bytes = encoder.encode(text)
    for (let at = 0; at < bytes.length; at += LARGEST_FRAME) yield bytes.slice(at, at + LARGEST_FRAME)
  }
}

const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && Number(data) >= 0

const isEntry = (data: unknown): data is Entry =>
  isObject(data) &&
  typeof data['name'] === 'string' &&
  typeof data['hash'] === 'string' &&
  isCount(data['revision']) &&
  isCount(data['size'])

function parse(frame: string): unknown {
  try {
    return JSON.parse(frame)
  } catch {
    return undefined
  }
}

export interface ExchangeOptions {
  /** The present data of this device. */
  readonly own: Parts
  /** Version of the record: data of another one are not merged. */
  readonly version: number
  /** Most bytes that are taken from the other device. */
  readonly limit: number
}

/**
 * One side of an exchange: both tell the hash of every slice, then each sends those that differ, in the order of its
 * list, then each says that all has arrived. It keeps what comes apart and stores nothing.
 *
 * The channel must be ordered and reliable. No member throws.
 */
export function createExchange({ own, version, limit }: ExchangeOptions) {
  const entries = [...own].map(([name, { text, hash, revision }]) => ({
    name,
    hash,
    revision,
    size: encoder.encode(text).length,
  }))
  let state: ExchangeState = { kind: 'waiting' }
  let theirs: readonly Entry[] = []
  let sent: readonly string[] = []
  let chunks: Uint8Array[] = []
  let received = 0
  let expected = 0
  let isHeard = false

  const isRefused = () => state.kind === 'refused'
  const isOver = () => state.kind === 'whole' || state.kind === 'broken' || state.kind === 'refused'

  const refuse = (reason: (ExchangeState & { kind: 'refused' })['reason']): Outgoing => {
    state = { kind: 'refused', reason }
    chunks = []
    return []
  }

  /** The texts in what has arrived; `undefined`: the bytes are no UTF-8. */
  function arrivedOf(): ReadonlyMap<string, Arrived> | undefined {
    const bytes = new Uint8Array(expected)
    let at = 0
    for (const chunk of chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true })
      let start = 0
      return new Map(
        theirs.map(({ name, size, revision }) => {
          const text = decoder.decode(bytes.subarray(start, (start += size)))
          return [name, { text, revision }]
        }),
      )
    } catch {
      return undefined
    }
  }

  /** Becomes whole once both have everything. */
  function settle(): void {
    if (received < expected || !isHeard) return
    const arrived = arrivedOf()
    if (arrived) state = { kind: 'whole', arrived, sent }
    else refuse('garbled')
  }

  const acknowledgement = '{"received":true}'

  function hello(data: Readonly<Record<string, unknown>>): Outgoing {
    if (data['kleinzeug'] !== version) return refuse('version')
    const list = data['slices']
    if (!Array.isArray(list) || !list.every(isEntry)) return refuse('garbled')
    if (new Set(list.map(({ name }) => name)).size < list.length) return refuse('garbled')
    const isEqual = ({ name, hash }: Entry) => own.get(name)?.hash === hash
    const hashes = new Map(list.map(({ name, hash }) => [name, hash]))
    theirs = list.filter((entry) => !isEqual(entry))
    sent = entries.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name)
    expected = theirs.reduce((sum, { size }) => sum + size, 0)
    if (expected > limit) return refuse('tooLarge')
    state = { kind: 'receiving', received, expected }
    const texts = sent.map((name) => own.get(name)?.text ?? '')
    return (function* () {
      yield* chunksOf(texts)
      if (expected === 0) yield acknowledgement
    })()
  }

  function control(frame: string): Outgoing {
    const data = parse(frame)
    if (!isObject(data)) return refuse('garbled')
    if (state.kind === 'waiting') return hello(data)
    if (data['received'] !== true) return refuse('garbled')
    isHeard = true
    settle()
    return []
  }

  function chunk(frame: Uint8Array): Outgoing {
    if (state.kind !== 'receiving' || received + frame.length > expected) return refuse('garbled')
    chunks.push(frame)
    received += frame.length
    state = { kind: 'receiving', received, expected }
    if (received < expected) return []
    settle()
    return isRefused() ? [] : [acknowledgement]
  }

  return {
    state: (): ExchangeState => state,
    /** The first message; both sides send theirs once the channel is open. */
    hello: () => JSON.stringify({ kleinzeug: version, slices: entries }),
    /** Takes a message and tells what is to be sent because of it. */
    receive: (frame: Frame): Outgoing => {
      if (isOver()) return []
      return typeof frame === 'string' ? control(frame) : chunk(frame)
    },
    /** The connection has ended. */
    close: () => {
      if (isOver()) return
      state = { kind: 'broken' }
      chunks = []
    },
  }
}

export type Exchange = ReturnType<typeof createExchange>
