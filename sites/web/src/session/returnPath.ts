const fallback = '/user'

function parse(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin)
  } catch {
    return undefined
  }
}

/** Where a visitor goes after signing in: the `wanted` path if it is one of this site (`origin`). */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback
  const url = parse(wanted, origin)
  if (url?.origin !== origin) return fallback
  const path = url.pathname + url.search + url.hash
  // Normalised, `/..//evil.example` is `//evil.example`: another site for whoever reads it next.
  return parse(path, origin)?.href === url.href ? path : fallback
}
