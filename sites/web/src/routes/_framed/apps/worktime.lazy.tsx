import { Worktime, worktimeSlice } from '@kleinzeug/worktime'
import '@kleinzeug/worktime/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/worktime')(toolRoute(Worktime, worktimeSlice))
