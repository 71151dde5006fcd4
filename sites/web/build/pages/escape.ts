const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML and XML, in attributes too. */
export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
