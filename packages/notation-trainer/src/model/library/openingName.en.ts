// The English entry has no German names, nor the table of them.
export const openingName = (english: string) => ({ name: english, further: '' })
