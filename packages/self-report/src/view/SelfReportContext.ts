import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { SelfReportData } from '../model/data.ts'
import type { SelfReportState } from '../state/createSelfReportState.ts'

export type SelfReportProps = ToolProps<SelfReportData, ShownLabels>

export const selfReportContext = createToolContext<SelfReportState, ShownLabels, SelfReportProps>()
export const useSelfReport = selfReportContext.use
