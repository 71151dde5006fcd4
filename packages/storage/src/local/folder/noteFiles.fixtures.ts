import type { SliceFiles } from '../../slice.ts'

export interface Note {
  readonly id: string
  readonly text: string
  /** Not in the files. */
  readonly stars: number
}

const idOf = (path: string) => /^Notes\/(.+)\.md$/.exec(path)?.[1]

/** Notes as a file each, and one file with all of them that is never read. */
export const noteFiles: SliceFiles<readonly Note[]> = {
  toFiles: (notes) =>
    new Map([
      ...notes.map(({ id, text }) => [`Notes/${id}.md`, text] as const),
      ['All.txt', notes.map(({ id }) => id).join('\n')],
    ]),
  fromFile: (notes, { path, before, now }, onLost) => {
    const id = idOf(path)
    if (id === undefined) return undefined
    if (now === undefined) return notes.filter((note) => note.id !== id)
    const known = notes.find((note) => note.id === id)
    if (!known) return [...notes, { id, text: now, stars: 0 }]
    if (known.text !== before && known.text !== now) onLost()
    return notes.map((note) => (note.id === id && note.text === before ? { ...note, text: now } : note))
  },
  isOurs: (path) => idOf(path) !== undefined,
}
