/** Size of a text in UTF-8 bytes. */
export const bytesOf = (text: string) => new TextEncoder().encode(text).length
