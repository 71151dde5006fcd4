import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { numberGuessingSlice } from '../storage.ts'
import '../styles.css'
import { NumberGuessing } from './NumberGuessing.tsx'

sampleContract({
  slice: numberGuessingSlice,
  sample,
  Tool: NumberGuessing,
  enter: () => userEvent.keyboard('g50{Enter}'),
})
