import { drillLine } from '../../model/drill/questions.ts'
import { writeMove } from '../../model/drill/writeMove.ts'
import { games } from '../../model/games.ts'
import { openings } from '../../model/openings.ts'

/** The built-in lines with their moves in German short notation. */
export const lines = [...openings, ...games].map((opening) => {
  const { plies } = drillLine(opening).read()!
  return { plies, moves: plies.map((ply) => writeMove(ply, 'german', 'short')) }
})
