import { NotationTrainer, notationTrainerSlice } from '@kleinzeug/notation-trainer'
import '@kleinzeug/notation-trainer/styles.css'
import { createLazyFileRoute, useLocation } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { useToolView } from '../../../pages/useToolView.ts'

const storage = page.storage(notationTrainerSlice)

export const Route = createLazyFileRoute('/_framed/apps/notationTrainer')({ component: NotationTrainerPage })

/** The chosen line stands in the address; moves behind the # are looked up in the library. */
function NotationTrainerPage() {
  const { hash: moves } = useLocation()
  return (
    <ToolPage>
      <NotationTrainer storage={storage} {...useToolView('opening')} moves={moves} />
    </ToolPage>
  )
}
