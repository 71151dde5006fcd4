import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createSelfReportState } from '../state/createSelfReportState.ts'
import { selfReportSlice } from '../storage.ts'
import { selfReportContext } from './SelfReportContext.ts'
import { Device } from './Device.tsx'
import { helpTable } from './keyTable.ts'

const selfReport = defineTool({
  name: 'self-report',
  slice: selfReportSlice,
  labels: firstLabels,
  keys: helpTable,
  createState: createSelfReportState,
  context: selfReportContext,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * Traits of one's own choosing rated over time, and the IPIP-NEO-120, compared by date.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-self-report', selfReportSlice)
 * const App = () => <SelfReport storage={storage} />
 * ```
 */
export const SelfReport = selfReport.Component
