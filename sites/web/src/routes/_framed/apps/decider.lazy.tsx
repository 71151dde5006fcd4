import { Decider, deciderSlice } from '@kleinzeug/decider'
import '@kleinzeug/decider/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/decider')(toolRoute(Decider, deciderSlice))
