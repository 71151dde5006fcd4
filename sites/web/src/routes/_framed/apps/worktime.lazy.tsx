import { Worktime, worktimeSlice } from '@kleinzeug/worktime'
import '@kleinzeug/worktime/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { sliceStorage } from '../../../record/record.ts'

export const Route = createLazyFileRoute('/_framed/apps/worktime')({
  component: () => (
    <ToolPage>
      <Worktime storage={sliceStorage(worktimeSlice)} />
    </ToolPage>
  ),
})
