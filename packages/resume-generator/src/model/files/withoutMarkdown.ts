/** An address with its letters, where it is one. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The text of Markdown, line by line; text of another kind stays as it is. */
export function withoutMarkdown(text: string): string {
  if (!/^#{1,6} /m.test(text)) return text
  return text
    .replaceAll(/^#{1,6} +/gm, '')
    .replaceAll(/(?<!\\)!?\[((?:\\.|[^[\]\\])*)\]\(([^()\s]*)\)/g, (_all, words: string, address: string) =>
      readable(address).includes(words.replaceAll('\\', '')) ? words : `${words} ${address}`,
    )
    .replaceAll(/(?<!\\)(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\\\w*])([*_])(?=\S)([^\n*_]*[^\s*_])\1(?!\w)/g, '$2')
    .replaceAll(/\\([^\w\s])/g, '$1')
}
