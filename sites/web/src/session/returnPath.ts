/**
 * Where a visitor goes after signing in: only to a path of this site, never to another one.
 *
 * @param wanted what stands in the address of the login page, if anything
 * @param origin the origin of this site
 */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string') return '/user'
  try {
    const url = new URL(wanted, origin)
    return url.origin === origin && wanted.startsWith('/') ? url.pathname + url.search + url.hash : '/user'
  } catch {
    return '/user'
  }
}
