export const quoted = (content: string) => `“${content}”`
