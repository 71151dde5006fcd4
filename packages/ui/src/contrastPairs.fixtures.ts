const grounds = ['ground', 'panel', 'raised', 'sunken', 'well']
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'good', 'bad']
/** Role on role, and the least ratio: 4.5 for text, 3 for lines and marks that carry meaning. */
export const contrastPairs: Array<[front: string, back: string, least: number]> = [
  ...grounds.flatMap((ground) => texts.map((text): [string, string, number] => [text, ground, 4.5])),
  ...grounds.map((ground): [string, string, number] => ['edge', ground, 3]),
  ['on-accent', 'accent', 4.5],
  ['text', 'accent-soft', 4.5],
  ['focus', 'ground', 3],
  ['focus', 'panel', 3],
  ['lit', 'sunken', 3],
  // Lit and unlit dots differ in size, position and colour; the colours alone by this much.
  ['lit', 'unlit', 2.5],
  // Days without an entry and free numbers are unlit dots: they must be seen.
  ['unlit', 'sunken', 1.25],
]
