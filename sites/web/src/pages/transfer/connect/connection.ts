import type { Exchange, ExchangeState, Frame, Outgoing } from '../model/exchange.ts'
import {
  decodeSignal,
  encodeSignal,
  sdpOfSignal,
  shortOf,
  signalOfSdp,
  type SignalRefusal,
} from '../model/signal.ts'

/** Why a code that was read is not used. */
export type CodeRefusal = SignalRefusal | 'own' | 'offerWanted' | 'answerWanted' | 'otherAnswer'

/** After this time without a way to each other there is none. */
const PATIENCE = 20_000
/** Time for the browser to name its addresses. */
const GATHERING = 5000
/** Bytes that wait to be sent before the next ones are added. */
const MOST_BUFFERED = 256 * 1024

export interface ConnectionOptions {
  readonly exchange: Exchange
  /** The state of the exchange has changed. */
  readonly onState: (state: ExchangeState) => void
  /** No way to the other device was found. */
  readonly onUnreachable: () => void
}

const gathered = (peer: RTCPeerConnection) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, GATHERING)
    const check = () => {
      if (peer.iceGatheringState !== 'complete') return
      clearTimeout(timer)
      resolve()
    }
    peer.addEventListener('icegatheringstatechange', check)
    check()
  })

/** Whether the browser can speak to another one. */
export const canConnect = () => typeof RTCPeerConnection === 'function'

/**
 * A channel to another device on the same network. No server takes part: what both have to know of each other is in two
 * codes that people carry.
 */
export function createConnection({ exchange, onState, onUnreachable }: ConnectionOptions) {
  const peer = new RTCPeerConnection()
  // Agreed upon beforehand, so that neither side waits for the other's announcement.
  const channel = peer.createDataChannel('kleinzeug', { negotiated: true, id: 0 })
  channel.binaryType = 'arraybuffer'
  channel.bufferedAmountLowThreshold = MOST_BUFFERED / 2
  let patience: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let fingerprint = ''

  const queue: Iterator<Frame>[] = []
  const send = (frames: Outgoing) => {
    queue.push(frames[Symbol.iterator]())
    drain()
  }

  function drain() {
    while (queue[0] && channel.readyState === 'open') {
      if (channel.bufferedAmount > MOST_BUFFERED) return
      const { done, value } = queue[0].next()
      if (done) queue.shift()
      else if (typeof value === 'string') channel.send(value)
      else channel.send(value)
    }
  }

  /** Ends it once what was sent last is under way, so that the other side hears of it. */
  function end() {
    clearTimeout(patience)
    if (isClosed) return
    isClosed = true
    exchange.close()
    peer.close()
  }

  function ended() {
    if (isClosed) return
    end()
    onState(exchange.state())
  }

  function unreachable() {
    if (isClosed || channel.readyState === 'open') return
    end()
    onUnreachable()
  }

  channel.addEventListener('open', () => {
    clearTimeout(patience)
    send([exchange.hello()])
  })
  channel.addEventListener('bufferedamountlow', drain)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' && !(data instanceof ArrayBuffer)) return
    send(exchange.receive(typeof data === 'string' ? data : new Uint8Array(data)))
    onState(exchange.state())
  })
  channel.addEventListener('close', ended)
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState !== 'failed') return
    if (exchange.state().kind === 'waiting') unreachable()
    else ended()
  })

  /** The code of this device; `undefined`: the browser names no address. */
  async function describe(kind: 'offer' | 'answer', to?: string): Promise<string | undefined> {
    await peer.setLocalDescription()
    await gathered(peer)
    const signal = signalOfSdp(kind, peer.localDescription?.sdp ?? '', to)
    if (!signal) return undefined
    fingerprint = signal.fingerprint
    return encodeSignal(signal)
  }

  const read = (text: string, kind: 'offer' | 'answer') => {
    const signal = decodeSignal(text)
    if (typeof signal === 'string') return signal
    if (signal.fingerprint === fingerprint) return 'own' as const
    if (signal.kind !== kind) return kind === 'offer' ? ('offerWanted' as const) : ('answerWanted' as const)
    return signal
  }

  return {
    /** The code that the other device reads first. */
    offer: () => describe('offer'),
    /** Takes the code of the other device and makes the one that it waits for. */
    answer: async (text: string): Promise<{ readonly code: string | undefined } | CodeRefusal> => {
      const signal = read(text, 'offer')
      if (typeof signal === 'string') return signal
      await peer.setRemoteDescription({ type: 'offer', sdp: sdpOfSignal(signal) })
      return { code: await describe('answer', shortOf(signal.fingerprint)) }
    },
    /** Takes the other device's answer and connects; `undefined`: it is the right one. */
    accept: async (text: string): Promise<CodeRefusal | undefined> => {
      const signal = read(text, 'answer')
      if (typeof signal === 'string') return signal
      if (signal.to !== shortOf(fingerprint)) return 'otherAnswer'
      patience = setTimeout(unreachable, PATIENCE)
      await peer.setRemoteDescription({ type: 'answer', sdp: sdpOfSignal(signal) })
      return undefined
    },
    end,
  }
}

export type Connection = ReturnType<typeof createConnection>
