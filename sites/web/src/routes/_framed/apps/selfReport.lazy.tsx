import { SelfReport, selfReportSlice } from '@kleinzeug/self-report'
import '@kleinzeug/self-report/styles.css'
import { createLazyFileRoute, useLocation } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { toolLink } from '../../../pages/toolLink.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'

const storage = page.storage(selfReportSlice)

/** Behind the # an encrypted second view. */
const SelfReportPage = () => (
  <ToolPage>
    <SelfReport storage={storage} linked={useLocation().hash} {...toolLink} />
  </ToolPage>
)

export { SelfReport as Tool, selfReportSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/selfReport')({ component: SelfReportPage })
