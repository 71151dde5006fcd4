import { SmoothEye, smoothEyeSlice } from '@kleinzeug/smooth-eye'
import '@kleinzeug/smooth-eye/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(smoothEyeSlice)

export const Route = createLazyFileRoute('/_framed/apps/smoothEye')({
  component: () => (
    <ToolPage>
      <SmoothEye storage={storage} />
    </ToolPage>
  ),
})
