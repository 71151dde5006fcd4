import { PasswordMaker, passwordMakerSlice } from '@kleinzeug/password-maker'
import '@kleinzeug/password-maker/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export { PasswordMaker as Tool, passwordMakerSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/passwordMaker')(
  toolRoute(PasswordMaker, passwordMakerSlice),
)
