import { Decider, deciderSlice } from '@kleinzeug/decider'
import '@kleinzeug/decider/styles.css'
import { createLazyFileRoute, useLocation } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { toolLink } from '../../../pages/toolLink.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'

const storage = page.storage(deciderSlice)

/** Behind the # a list that a link carries. */
const DeciderPage = () => (
  <ToolPage>
    <Decider storage={storage} linked={useLocation().hash} {...toolLink} />
  </ToolPage>
)

export { Decider as Tool, deciderSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/decider')({ component: DeciderPage })
