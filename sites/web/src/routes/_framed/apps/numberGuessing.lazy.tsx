import { NumberGuessing, numberGuessingSlice } from '@kleinzeug/number-guessing'
import '@kleinzeug/number-guessing/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(numberGuessingSlice)

export const Route = createLazyFileRoute('/_framed/apps/numberGuessing')({
  component: () => (
    <ToolPage>
      <NumberGuessing storage={storage} />
    </ToolPage>
  ),
})
