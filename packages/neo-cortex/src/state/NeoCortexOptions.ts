import type { CollectionLink } from '../model/collection/CollectionLink.ts'
import type { SharedPage } from '../model/quickLine.ts'

/** What a page gives to the cards at the start. */
export interface NeoCortexOptions {
  readonly shared?: SharedPage | undefined
  readonly collection?: readonly CollectionLink[] | undefined
}
