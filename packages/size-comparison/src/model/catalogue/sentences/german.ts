import { cosmos } from './german/cosmos.ts'
import { everyday } from './german/everyday.ts'
import { readSentences } from './readSentences.ts'
import { small } from './german/small.ts'
import { tiny } from './german/tiny.ts'

export const sentences = readSentences([tiny, small, everyday, cosmos])
