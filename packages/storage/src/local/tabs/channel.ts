import { attempt } from '../attempt.ts'
import { readRecord, type StoredRecord } from '../record/recordText.ts'

/** The BroadcastChannel between tabs, for edits that localStorage does not take; a message is the text of a record. */
export function createChannel(
  Channel: typeof BroadcastChannel | undefined,
  key: string,
  onRecord: (record: StoredRecord) => void,
) {
  let channel: BroadcastChannel | undefined
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const record = typeof data === 'string' ? readRecord(data) : undefined
    if (record && record.version > 0) onRecord(record)
  }

  return {
    open: () => {
      channel = Channel && attempt(() => new Channel(key))
      attempt(() => channel?.addEventListener('message', onMessage))
    },
    send: (text: string) => attempt(() => channel?.postMessage(text)),
    close: () => attempt(() => channel?.close()),
  }
}

export type Channel = ReturnType<typeof createChannel>
