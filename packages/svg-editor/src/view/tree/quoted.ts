/** The content of a text, as the tree shows it in place of a name. */
export const quoted = (content: string) => `„${content}“`
