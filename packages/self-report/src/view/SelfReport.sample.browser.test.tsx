import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { selfReportSlice } from '../storage.ts'
import '../styles.css'
import { SelfReport } from './SelfReport.tsx'

sampleContract({
  slice: selfReportSlice,
  sample,
  Tool: SelfReport,
  enter: async () => {
    await userEvent.keyboard('e')
    await userEvent.type(
      await vi.waitUntil(() => document.querySelector('dialog[open] input')),
      'Humor{Enter}{Escape}',
    )
  },
})
