/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** Lets only one tab of the site play at a time. */
export interface ExclusivePlayback {
  /** Makes the other tabs pause. */
  readonly claim: () => void
  readonly close: () => void
}

/** @param onLost called when another tab starts to play */
export function createExclusivePlayback(channel: Channel | undefined, onLost: () => void): ExclusivePlayback {
  // A channel does not receive its own messages, so each message comes from another tab.
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'plays') onLost()
  })
  // Bound: a linter takes `channel.postMessage(x)` for the method of a window, which requires a target origin.
  const send = channel?.postMessage.bind(channel)
  return {
    claim: () => send?.('plays'),
    close: () => channel?.close(),
  }
}
