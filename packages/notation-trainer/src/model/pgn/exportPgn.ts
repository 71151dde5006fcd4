import { checkScript } from '../script.ts'
import type { NotationTrainerData } from '../trainerData.ts'
import { treeOfLine } from './gameTree.ts'
import { writePgn } from './writePgn.ts'

/** The own lines and the repertoires as the text of one PGN file. */
export function exportPgn({ own, repertoires }: Pick<NotationTrainerData, 'own' | 'repertoires'>): string {
  const lines = own.flatMap(({ title, script, start }) => {
    const checked = checkScript(script, 'german', start)
    return checked.ok ? [treeOfLine(title, checked.line)] : []
  })
  return [...(lines.length > 0 ? [writePgn(lines)] : []), ...repertoires.map(({ pgn }) => pgn)].join('\n')
}
