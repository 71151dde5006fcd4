import { SmoothEye, smoothEyeSlice } from '@kleinzeug/smooth-eye'
import '@kleinzeug/smooth-eye/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export { SmoothEye as Tool, smoothEyeSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/smoothEye')(toolRoute(SmoothEye, smoothEyeSlice))
