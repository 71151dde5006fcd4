import { SelfReport, selfReportSlice } from '@kleinzeug/self-report'
import '@kleinzeug/self-report/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(selfReportSlice)

export const Route = createLazyFileRoute('/_framed/apps/selfReport')({
  component: () => (
    <ToolPage>
      <SelfReport storage={storage} />
    </ToolPage>
  ),
})
