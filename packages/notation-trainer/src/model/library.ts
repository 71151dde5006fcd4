import { closedGames } from './library/closedGames.ts'
import { halfOpen } from './library/halfOpen.ts'
import { indianAndFlank } from './library/indianAndFlank.ts'
import { openGames } from './library/openGames.ts'
import { spanish } from './library/spanish.ts'

/** A named opening of the library; `moves` in English short notation without numbers. */
export interface LibraryOpening {
  readonly eco: string
  readonly german: string
  readonly english: string
  readonly moves: string
}

/** Named openings with their German names, ordered by kind; codes after the Encyclopaedia of Chess Openings. */
export const libraryOpenings: readonly LibraryOpening[] = [
  ...openGames,
  ...spanish,
  ...halfOpen,
  ...closedGames,
  ...indianAndFlank,
].map(([eco, german, english, moves]) => ({ eco, german, english, moves }))
