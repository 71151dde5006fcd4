import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { SelfReportLabels } from '../labels.ts'
import type { SelfReportData } from '../model/data.ts'
import type { SelfReportState } from '../state/createSelfReportState.ts'

export type SelfReportProps = ToolProps<SelfReportData, SelfReportLabels>

export const selfReportContext = createToolContext<SelfReportState, SelfReportLabels, SelfReportProps>()
export const useSelfReport = selfReportContext.use
