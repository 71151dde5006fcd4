/** How many bytes a text takes in a file. */
export const bytesOf = (text: string) => new TextEncoder().encode(text).length
