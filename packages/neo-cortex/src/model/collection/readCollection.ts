import type { Card } from '../card.ts'
import { addressKey } from '../webAddress.ts'
import { COLLECTION } from './ids.ts'
import { collectionText } from './links.ts'

/** The collection as cards; the topic of a link is its tag. */
export function readCollection(text = collectionText): readonly Card[] {
  let topic = ''
  return text.split('\n').flatMap((line): Card[] => {
    if (line.startsWith('# ')) topic = line.slice(2)
    const [url, title, why] = line.split(' | ')
    if (!url || !title || !why) return []
    return [{ id: `${COLLECTION}${addressKey(url)}`, title, text: why, url, tags: [topic] }]
  })
}
