/** The part of a BroadcastChannel that is needed. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** So that only one tab plays at a time. */
export interface OtherTabs {
  /** Tells the other tabs that this one plays now. */
  readonly claim: () => void
  readonly close: () => void
}

/** @param onClaim called when another tab begins to play */
export function meetOtherTabs(channel: Channel | undefined, onClaim: () => void): OtherTabs {
  // A channel never hears its own messages, so whoever speaks is another tab.
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'plays') onClaim()
  })
  const tell = channel?.postMessage.bind(channel)
  return {
    claim: () => tell?.('plays'),
    close: () => channel?.close(),
  }
}
