import type { FileMemory } from '@kleinzeug/storage'
import { backupSlice } from '@kleinzeug/storage/local'
import { Worktime, worktimeSlice } from '@kleinzeug/worktime'
import '@kleinzeug/worktime/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { useToolView } from '../../../pages/useToolView.ts'

const storage = page.storage(worktimeSlice)
const memory: FileMemory = {
  isUsed: () => page.record.slice(backupSlice).read()?.file,
  load: async () => (await import('../../../record/fileNotes.ts')).notesOf('worktime'),
}

export { Worktime as Tool, worktimeSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/worktime')({ component: WorktimePage })

function WorktimePage() {
  return (
    <ToolPage>
      <Worktime storage={storage} fileMemory={memory} {...useToolView('period')} />
    </ToolPage>
  )
}
