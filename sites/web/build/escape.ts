const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML and XML, in attributes too. */
export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)

/** The text of markup as React writes it: without tags, comments and entities. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) =>
      name === '#x27' ? "'" : { amp: '&', lt: '<', gt: '>', quot: '"' }[name as 'amp'],
    )
    .trim()
