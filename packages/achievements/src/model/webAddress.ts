/** An address that may become a link: http or https, as the browser writes it; else `undefined`. */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^https?:\/\/[^\s/]/i.test(trimmed) || /\s/.test(trimmed)) return undefined
  // A title may contain "https://[" or the like; what cannot be parsed is no link.
  return URL.canParse(trimmed) ? trimmed : undefined
}
