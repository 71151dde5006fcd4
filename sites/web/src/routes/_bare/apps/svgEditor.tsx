import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { SvgEditorPage } from '../../../pages/SvgEditorPage.tsx'
import { toolEntry } from '../../../registry/tools.ts'

const { name, description } = toolEntry('svgEditor')

export const Route = createFileRoute('/_bare/apps/svgEditor')({
  head: () => pageHead({ title: name, description }),
  component: SvgEditorPage,
})
