interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

/** The docstring of a component; the word of its tag says nothing on a page. */
export const descriptionOf = (component: Documented | undefined) =>
  component?.__docgenInfo?.description?.replace(/^@example$/m, '')
