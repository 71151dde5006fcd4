/** A link that is offered beside the visitor's own cards. */
export interface CollectionLink {
  /** Its address, https or http; a link with another one is left out. */
  readonly url: string
  readonly title: string
  /** Why it is worth a visit. */
  readonly text: string
  /** Its topics. */
  readonly tags?: readonly string[]
}
