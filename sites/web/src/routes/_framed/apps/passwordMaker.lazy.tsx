import { PasswordMaker, passwordMakerSlice } from '@kleinzeug/password-maker'
import '@kleinzeug/password-maker/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(passwordMakerSlice)

export const Route = createLazyFileRoute('/_framed/apps/passwordMaker')({
  component: () => (
    <ToolPage>
      <PasswordMaker storage={storage} />
    </ToolPage>
  ),
})
