import type { CollectionLink } from './CollectionLink.ts'
import { collectionText } from './links.ts'

/** The links of the collection; the topic of a link is its tag. */
export function readCollection(text = collectionText): readonly CollectionLink[] {
  let topic = ''
  return text.split('\n').flatMap((line): CollectionLink[] => {
    if (line.startsWith('# ')) topic = line.slice(2)
    const [url, title, why] = line.split(' | ')
    if (!url || !title || !why) return []
    return [{ title, text: why, url, tags: [topic] }]
  })
}
