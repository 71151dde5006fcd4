import { SmoothEye, smoothEyeSlice } from '@kleinzeug/smooth-eye'
import '@kleinzeug/smooth-eye/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { sliceStorage } from '../../../record/record.ts'

export const Route = createLazyFileRoute('/_framed/apps/smoothEye')({
  component: () => (
    <ToolPage>
      <SmoothEye storage={sliceStorage(smoothEyeSlice)} />
    </ToolPage>
  ),
})
