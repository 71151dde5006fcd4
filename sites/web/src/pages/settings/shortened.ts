/** Longest piece of a stored text that is shown; the whole of it is in the download. */
const longest = 20_000

export const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}\n…` : text)
