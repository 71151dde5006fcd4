import { attempt } from './attempt.ts'
import { readRecord, type StoredRecord } from './recordText.ts'

/**
 * The way to other tabs past localStorage: for edits that it does not take, and for the last ones of
 * a tab that has found itself outdated. They travel as the text of a record that holds nothing else.
 */
export function createTabs(
  Channel: typeof BroadcastChannel | undefined,
  key: string,
  onNews: (news: StoredRecord) => void,
) {
  let channel: BroadcastChannel | undefined
  const hear = ({ data }: MessageEvent<unknown>) => {
    const news = typeof data === 'string' ? readRecord(data) : undefined
    if (news && news.version > 0) onNews(news)
  }

  return {
    /** Begins to listen. */
    open: () => {
      channel = Channel && attempt(() => new Channel(key))
      attempt(() => channel?.addEventListener('message', hear))
    },
    tell: (text: string) => attempt(() => channel?.postMessage(text)),
    close: () => attempt(() => channel?.close()),
  }
}
