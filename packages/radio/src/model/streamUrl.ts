/** The text as an https address in full, or `undefined` when it is none. */
export function secureUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' && url.hostname !== '' ? url.href : undefined
}

/**
 * The address with a timestamp that no cache has seen before. What stands in its query already is
 * left as it is, to the letter: some hosts sign it.
 *
 * @param at ms since 1970
 */
export function freshUrl(streamUrl: string, at: number): string {
  const [address = ''] = streamUrl.split('#', 1)
  const start = address.indexOf('?')
  const query = address.slice(start + 1)
  const mark = start < 0 ? '?' : query === '' || query.endsWith('&') ? '' : '&'
  return `${address}${mark}t=${at}`
}

/** Whether the address names an HLS playlist, which not every browser plays by itself. */
export const isHls = (streamUrl: string): boolean => /\.m3u8$/i.test(URL.parse(streamUrl)?.pathname ?? '')
