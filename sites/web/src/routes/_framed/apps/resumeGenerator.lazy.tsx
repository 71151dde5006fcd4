import { ResumeGenerator, resumeGeneratorSlice } from '@kleinzeug/resume-generator'
import '@kleinzeug/resume-generator/styles.css'
import { indexedDBBlobs } from '@kleinzeug/storage/blobs'
import { createLazyFileRoute } from '@tanstack/react-router'
import { page } from '../../../page/page.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { useToolView } from '../../../pages/useToolView.ts'
import { resumeFiles } from '../../../registry/blobDatabases.ts'

const storage = page.storage(resumeGeneratorSlice)
const attachments = indexedDBBlobs(resumeFiles)

export { ResumeGenerator as Tool, resumeGeneratorSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/resumeGenerator')({ component: ResumeGeneratorPage })

function ResumeGeneratorPage() {
  return (
    <ToolPage>
      <ResumeGenerator storage={storage} attachments={attachments} {...useToolView('section')} />
    </ToolPage>
  )
}
