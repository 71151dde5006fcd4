import { Worktime, worktimeSlice } from '@kleinzeug/worktime'
import '@kleinzeug/worktime/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(worktimeSlice)

export const Route = createLazyFileRoute('/_framed/apps/worktime')({
  component: () => (
    <ToolPage>
      <Worktime storage={storage} />
    </ToolPage>
  ),
})
