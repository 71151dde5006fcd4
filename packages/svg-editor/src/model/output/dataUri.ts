/** The drawing as a CSS value: readable where it may be, escaped where it must. */
export function dataUri(minified: string) {
  const body = minified
    .replaceAll('"', "'")
    .replaceAll(/[%#<>?[\\\]^`{|}]/g, (character) => encodeURIComponent(character))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\u0020-\u007e]/gu, encodeURIComponent)
  // Text within single quotes would end early: then everything is escaped.
  const safe = minified.includes("'") ? encodeURIComponent(minified).replaceAll("'", '%27') : body
  return `url("data:image/svg+xml,${safe}")`
}
