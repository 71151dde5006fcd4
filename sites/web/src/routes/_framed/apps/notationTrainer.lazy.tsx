import { NotationTrainer, notationTrainerSlice } from '@kleinzeug/notation-trainer'
import '@kleinzeug/notation-trainer/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/notationTrainer')(
  toolRoute(NotationTrainer, notationTrainerSlice),
)
