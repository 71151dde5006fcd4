import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { worktimeSlice } from '../storage.ts'
import '../styles.css'
import { Worktime } from './Worktime.tsx'

sampleContract({
  slice: worktimeSlice,
  sample,
  Tool: Worktime,
  enter: () => userEvent.keyboard('n7,5{Enter}'),
})
