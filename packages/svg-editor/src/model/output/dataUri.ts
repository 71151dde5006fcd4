/** The drawing as a CSS `url()` with a data URI; only characters that need it are escaped. */
export function dataUri(minified: string) {
  const body = minified
    .replaceAll('"', "'")
    .replaceAll(/[%#<>?[\\\]^`{|}]/g, (character) => encodeURIComponent(character))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\u0020-\u007e]/gu, encodeURIComponent)
  // A single quote in the text would end the quoted URL: then everything is escaped.
  const safe = minified.includes("'") ? encodeURIComponent(minified).replaceAll("'", '%27') : body
  return `url("data:image/svg+xml,${safe}")`
}
