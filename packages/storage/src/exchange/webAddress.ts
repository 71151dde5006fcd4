/** The address that may become a link: http or https, as it was entered; `undefined` for anything else. */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^https?:\/\/[^\s/]/i.test(trimmed) || /\s/.test(trimmed)) return undefined
  // A title may contain "https://[" or the like, which cannot be parsed.
  return URL.canParse(trimmed) ? trimmed : undefined
}
