import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { toolEntry } from '../../../registry/tools.ts'
import { ToolPage } from '../../../pages/ToolPage.tsx'

/** A study of the editor's drawing table, linked from nowhere. */
export const Route = createFileRoute('/_bare/apps/svgEditorx')({
  head: () =>
    pageHead({
      title: 'Zeichentisch',
      description: 'Studie zum Zeichentisch des SVG-Editors.',
      hidden: true,
    }),
  component: () => <ToolPage tool={toolEntry('svgEditor')} />,
})
