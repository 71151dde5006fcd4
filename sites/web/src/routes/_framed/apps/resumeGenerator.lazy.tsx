import { ResumeGenerator, resumeGeneratorSlice } from '@kleinzeug/resume-generator'
import '@kleinzeug/resume-generator/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/resumeGenerator')(
  toolRoute(ResumeGenerator, resumeGeneratorSlice),
)
