import { readThings } from '../readCatalogue.ts'
import type { Catalogue } from '../thing.ts'
import { cosmos } from './cosmos.ts'
import { drawings } from './drawings/drawings.ts'
import { everyday } from './everyday.ts'
import { computed, readings } from './readings.ts'
import { references } from './references.ts'
import { small } from './small.ts'
import { tiny } from './tiny.ts'
import { tour } from './tour.ts'

/** All that is loaded after the tool: things, drawings, tour and everyday things. */
export const catalogue: Catalogue = {
  things: [tiny, small, everyday, cosmos].flatMap((rows) => readThings(rows, drawings, readings, computed)),
  tour,
  references,
}
