import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { achievementsSlice } from '../storage.ts'
import '../styles.css'
import { Achievements } from './Achievements.tsx'

sampleContract({
  slice: achievementsSlice,
  sample,
  Tool: Achievements,
  enter: () => userEvent.keyboard('nheute: Rede gehalten{Enter}'),
})
