import { NeoCortex, neoCortexSlice } from '@kleinzeug/neo-cortex'
import '@kleinzeug/neo-cortex/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

export const Route = createLazyFileRoute('/_framed/apps/neoCortex')({
  component: () => (
    <ToolPage>
      <NeoCortex storage={page.storage(neoCortexSlice)} />
    </ToolPage>
  ),
})
