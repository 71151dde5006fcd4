import { NotationTrainer, notationTrainerSlice } from '@kleinzeug/notation-trainer'
import '@kleinzeug/notation-trainer/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(notationTrainerSlice)

export const Route = createLazyFileRoute('/_framed/apps/notationTrainer')({
  component: () => (
    <ToolPage>
      <NotationTrainer storage={storage} />
    </ToolPage>
  ),
})
