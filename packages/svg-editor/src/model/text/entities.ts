const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function resolve(entity: string, body: string) {
  if (!body.startsWith('#')) return named[body] ?? entity
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

/** Resolves XML's five entities and numeric references; declared ones stay, against entity expansion attacks. */
export function unescape(raw: string) {
  if (!raw.includes('&')) return raw
  if (raw.includes('&#')) return raw.replaceAll(/&(#\d+|#[xX][\da-fA-F]+|\w+);/g, resolve)
  // Without a function call per reference: an attribute may have millions. The ampersand is the last one.
  const others = raw.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  return others.replaceAll('&apos;', "'").replaceAll('&amp;', '&')
}

const entity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g
/** Limit of characters that declared entities may add to one drawing, against entity expansion attacks. */
const mostResolved = 1_000_000

/** A resolver that also knows entities a document type declares with a plain value; nested ones stay as written. */
export function entityResolver(prolog: string): (raw: string) => string {
  const declared = new Map(
    [...prolog.matchAll(entity)].map(([, name = '', one, two]) => [name, one ?? two ?? '']),
  )
  if (declared.size === 0) return unescape
  let left = mostResolved
  const value = (whole: string, name: string) => {
    const text = declared.get(name)
    if (text === undefined || text.length > left) return whole
    left -= text.length
    return text
  }
  return (raw) => unescape(raw.includes('&') ? raw.replaceAll(/&([\w.:-]+);/g, value) : raw)
}

/** Escapes an attribute value for the given quote. */
export const escapeAttribute = (value: string, quote: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(quote || '"', quote === "'" ? '&apos;' : '&quot;')

/** Escapes text content. */
export const escapeText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
