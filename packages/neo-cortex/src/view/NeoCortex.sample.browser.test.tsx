import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { neoCortexSlice } from '../storage.ts'
import '../styles.css'
import { NeoCortex } from './NeoCortex.tsx'

sampleContract({
  slice: neoCortexSlice,
  sample,
  Tool: NeoCortex,
  enter: () => userEvent.keyboard('nEin Gedanke{Enter}'),
})
