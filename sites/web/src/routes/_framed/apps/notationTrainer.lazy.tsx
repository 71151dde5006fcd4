import { NotationTrainer, notationTrainerSlice } from '@kleinzeug/notation-trainer'
import '@kleinzeug/notation-trainer/styles.css'
import { createLazyFileRoute, useLocation } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { toolLink } from '../../../pages/toolLink.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { useToolView } from '../../../pages/useToolView.ts'

const storage = page.storage(notationTrainerSlice)

/** The chosen line stands in the address; behind the # a line that a link carries, or moves to look up in the library. */
function NotationTrainerPage() {
  const { hash } = useLocation()
  return (
    <ToolPage>
      <NotationTrainer
        storage={storage}
        {...useToolView('opening')}
        moves={hash.startsWith('1.') ? hash : undefined}
        linked={hash}
        {...toolLink}
      />
    </ToolPage>
  )
}

export { NotationTrainer as Tool, notationTrainerSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/notationTrainer')({ component: NotationTrainerPage })
