import { attempt } from './attempt.ts'
import { isObject } from './json.ts'
import type { Parts } from './ledger.ts'
import { Part } from './part.ts'
import { asRevision, type StoredRecord } from './recordText.ts'

type News = Pick<StoredRecord, 'version' | 'parts' | 'cleared'>

const newsOf = (data: unknown): News | undefined => {
  if (!isObject(data) || !Number.isSafeInteger(data['version']) || !Array.isArray(data['parts']))
    return undefined
  const parts = new Map<string, Part>()
  for (const item of data['parts'] as unknown[]) {
    if (!isObject(item)) continue
    const { name, text } = item
    if (typeof name !== 'string' || (typeof text !== 'string' && text !== undefined)) continue
    parts.set(name, Part.ofText(text, asRevision(item['revision']), asRevision(item['base'])))
  }
  return { version: Number(data['version']), parts, cleared: asRevision(data['cleared']) }
}

/**
 * The way to other tabs past localStorage: for edits that it does not take, and for the last ones of
 * a tab that has found itself outdated.
 */
export function openTabs(
  Channel: typeof BroadcastChannel | undefined,
  key: string,
  version: number,
  onNews: (news: News) => void,
) {
  const channel = Channel && attempt(() => new Channel(key))
  const hear = ({ data }: MessageEvent<unknown>) => {
    const news = newsOf(data)
    if (news) onNews(news)
  }
  attempt(() => channel?.addEventListener('message', hear as EventListener))

  const send = channel?.postMessage.bind(channel)

  return {
    tell: (parts: Parts, cleared: number) => {
      const items = [...parts].map(([name, { text, revision, base }]) => ({ name, text, revision, base }))
      attempt(() => send?.({ version, cleared, parts: items }))
    },
    close: () => attempt(() => channel?.close()),
  }
}
