import { NotationTrainer, notationTrainerSlice } from '@kleinzeug/notation-trainer'
import '@kleinzeug/notation-trainer/styles.css'
import { createLazyFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(notationTrainerSlice)

const linkTo = (text: string) => `${location.origin}/apps/notationTrainer#${text}`

function NotationTrainerPage() {
  const linked = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  return (
    <ToolPage>
      <NotationTrainer
        storage={storage}
        linked={linked}
        linkTo={linkTo}
        onLinkedDone={() => void navigate({ to: '.', hash: '', replace: true })}
      />
    </ToolPage>
  )
}

export const Route = createLazyFileRoute('/_framed/apps/notationTrainer')({ component: NotationTrainerPage })
