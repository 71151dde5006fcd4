import { ResumeGenerator, resumeSlice } from '@kleinzeug/resume-generator'
import '@kleinzeug/resume-generator/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(resumeSlice)

export const Route = createLazyFileRoute('/_framed/apps/resumeGenerator')({
  component: () => (
    <ToolPage>
      <ResumeGenerator storage={storage} />
    </ToolPage>
  ),
})
