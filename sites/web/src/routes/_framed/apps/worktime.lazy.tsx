import { Worktime, worktimeSlice } from '@kleinzeug/worktime'
import '@kleinzeug/worktime/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { fileMemory } from '../../../record/fileMemory.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { useToolView } from '../../../pages/useToolView.ts'

const storage = page.storage(worktimeSlice)
const memory = fileMemory('worktime')

export { Worktime as Tool, worktimeSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/worktime')({ component: WorktimePage })

function WorktimePage() {
  return (
    <ToolPage>
      <Worktime storage={storage} fileMemory={memory} {...useToolView('period')} />
    </ToolPage>
  )
}
