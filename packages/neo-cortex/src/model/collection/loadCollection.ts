import { addressKey } from '../webAddress.ts'
import type { CollectionLink } from './CollectionLink.ts'
import { COLLECTION } from './ids.ts'

/** The cards that are offered: of the links, else of the German ones, which are loaded. */
export async function loadCollection(links?: readonly CollectionLink[]) {
  const found = links ?? (await import('./readCollection.ts')).readCollection()
  return found.flatMap((link) => {
    const key = addressKey(link.url)
    return key === undefined ? [] : [{ ...link, id: `${COLLECTION}${key}` }]
  })
}
