import type { WrittenDrawing } from '../../drawing.ts'
import { buildings } from './buildings.ts'
import { cells } from './cells.ts'
import { creatures } from './creatures.ts'
import { lands } from './lands.ts'
import { molecules } from './molecules.ts'
import { objects } from './objects.ts'
import { space } from './space.ts'
import { stars, worlds } from './worlds.ts'

/** Every drawing by its name. */
export const drawings: Readonly<Record<string, WrittenDrawing>> = {
  ...molecules,
  ...cells,
  ...creatures,
  ...objects,
  ...buildings,
  ...lands,
  ...worlds,
  ...stars,
  ...space,
}
