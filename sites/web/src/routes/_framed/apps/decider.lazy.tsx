import { Decider, deciderSlice } from '@kleinzeug/decider'
import '@kleinzeug/decider/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(deciderSlice)

export const Route = createLazyFileRoute('/_framed/apps/decider')({
  component: () => (
    <ToolPage>
      <Decider storage={storage} />
    </ToolPage>
  ),
})
