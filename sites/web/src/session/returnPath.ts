const fallback = '/user'

function parse(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin)
  } catch {
    return undefined
  }
}

/**
 * Where a visitor goes after signing in: only to a path of this site, never to another one.
 *
 * @param wanted the value in the address of the login page, if any
 * @param origin the origin of this site
 */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback
  const url = parse(wanted, origin)
  if (url?.origin !== origin) return fallback
  const path = url.pathname + url.search + url.hash
  // Normalised, `/..//evil.example` is `//evil.example`: another site for whoever reads it next.
  return parse(path, origin)?.href === url.href ? path : fallback
}
