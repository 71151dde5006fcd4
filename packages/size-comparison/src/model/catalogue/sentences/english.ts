import { cosmos } from './english/cosmos.ts'
import { everyday } from './english/everyday.ts'
import { readSentences } from './readSentences.ts'
import { small } from './english/small.ts'
import { tiny } from './english/tiny.ts'

export const sentences = readSentences([tiny, small, everyday, cosmos])
