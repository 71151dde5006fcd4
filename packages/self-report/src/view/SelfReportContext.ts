import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { SelfReportData } from '../model/data.ts'
import type { SelfReportState } from '../state/createSelfReportState.ts'

interface OwnProps {
  /** The fragment of the page's address, with or without `#`: an encrypted second view that `linkTo` was given. */
  linked?: string | undefined
  /** Called once the link was read or put aside; the page may clear its address. */
  onLinkedDone?: (() => void) | undefined
  /** The address of an encrypted second view, such as ``(text) => `https://example.org/report#${text}` ``; without it no link is offered. */
  linkTo?: ((text: string) => string) | undefined
}

export type SelfReportProps = ToolProps<SelfReportData, ShownLabels> & OwnProps

export const selfReportContext = createToolContext<SelfReportState, ShownLabels, SelfReportProps>()
export const useSelfReport = selfReportContext.use
