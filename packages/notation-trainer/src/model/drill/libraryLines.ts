import { libraryOpenings } from '../library/library.ts'
import { writePacked } from '../library/placed.ts'
import { pieceLetter } from '../notation.ts'
import { officers } from '../ply.ts'
import { drillLine, type DrillLine } from './questions.ts'

const germanLetter = (piece: string) => {
  const type = officers.find((officer) => officer === piece.toLowerCase())
  return type ? pieceLetter(type, 'german') : ''
}

/** The openings of the library as lines to ask from. */
export const libraryLines: readonly DrillLine[] = libraryOpenings.map(({ name, packed }) => ({
  title: name,
  weight: packed.length,
  read: () => drillLine({ id: packed, title: name, script: writePacked(packed, germanLetter) }).read(),
}))
