import type { GameTree } from '../pgn/gameTree.ts'
import { readPgn } from '../pgn/readPgn.ts'
import { usualStart } from '../ply.ts'
import type { Repertoire } from '../trainerData.ts'

/** Reads the games of a repertoire; one without moves where nothing is left. */
export async function readTrees({
  title,
  pgn,
}: Pick<Repertoire, 'title' | 'pgn'>): Promise<readonly GameTree[]> {
  const { games } = await readPgn(pgn, title)
  if (games.length > 0) return games.map(({ tree }) => tree)
  return [{ tags: [['Event', title]], start: usualStart, comment: '', next: [], result: '*' }]
}
