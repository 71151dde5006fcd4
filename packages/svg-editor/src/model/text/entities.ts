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

/** A value as it may stand between the given quotes. */
export const escapeAttribute = (value: string, quote: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(quote || '"', quote === "'" ? '&apos;' : '&quot;')
