/**
 * Tags of a cell or a line: by their # where they have one, else by commas and the like. A blank alone divides none, as a
 * tag of another program may be two words.
 */
export const tagsIn = (text: string): readonly string[] =>
  text
    .replaceAll('|', ',')
    .split(text.includes('#') ? '#' : /[,;\n]/)
    .map((tag) => tag.trim())
