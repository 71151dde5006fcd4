import { SelfReport, selfReportSlice } from '@kleinzeug/self-report'
import '@kleinzeug/self-report/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/selfReport')(toolRoute(SelfReport, selfReportSlice))
