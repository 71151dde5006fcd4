export const inGermanQuotes = (text: string) => `“${text}”`
