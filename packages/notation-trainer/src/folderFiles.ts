import type { SliceFiles } from '@kleinzeug/storage'
import { exportPgn } from './model/pgn/exportPgn.ts'
import type { NotationTrainerData } from './model/trainerData.ts'

/** The own lines and repertoires as one PGN file, which is written and not read. */
export const folderFiles: SliceFiles<NotationTrainerData> = {
  toFiles: (data) => {
    const pgn = exportPgn(data)
    return new Map(pgn === '' ? [] : [['Partien.pgn', pgn]])
  },
}
