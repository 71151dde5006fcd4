const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function resolve(entity: string, body: string) {
  if (!body.startsWith('#')) return named[body] ?? entity
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

/**
 * Text with the five entities of XML and the numeric ones resolved. Entities that a document
 * declares itself stay as written: resolving them is how entity bombs go off.
 */
export const unescape = (raw: string) =>
  raw.includes('&') ? raw.replaceAll(/&(#\d+|#[xX][\da-fA-F]+|\w+);/g, resolve) : raw

const entity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g
/** Characters that declared entities may add to one drawing: bombs go off beyond. */
const mostResolved = 1_000_000

/**
 * Resolves entities, those too that the document type in a prolog declares with a plain value, as
 * Illustrator does for its styles. Entities within entities stay as written.
 */
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

/** A value as it may stand between the given quotes. */
export const escapeAttribute = (value: string, quote: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(quote || '"', quote === "'" ? '&apos;' : '&quot;')

/** Words as they may stand between tags. */
export const escapeText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
