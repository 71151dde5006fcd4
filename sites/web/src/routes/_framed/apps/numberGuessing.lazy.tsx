import { NumberGuessing, numberGuessingSlice } from '@kleinzeug/number-guessing'
import '@kleinzeug/number-guessing/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { toolRoute } from '../../../pages/ToolPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/numberGuessing')(
  toolRoute(NumberGuessing, numberGuessingSlice),
)
