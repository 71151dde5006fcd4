/** The address of a typed link, http, https or mailto alone; `undefined` for anything else. A bare host gets https. */
export function safeLink(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^[^@/:]+@[^@/:][^@/:.]*\.[^@/:]+$/.test(text)) return `mailto:${text}`
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  const url = URL.parse(address)
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined
  if (url.protocol !== 'mailto:' && !url.hostname.includes('.')) return undefined
  return address
}

/** How an address is printed: without the protocol and a closing slash. */
export const shownLink = (typed: string) =>
  typed
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '')
