import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { SvgEditorMockPage } from '../../../pages/SvgEditorMockPage.tsx'

export const Route = createFileRoute('/_bare/apps/svgEditorx')({
  head: () =>
    pageHead({
      title: 'Zeichentisch',
      description: 'Studie zum Zeichentisch des SVG-Editors.',
      hidden: true,
    }),
  component: SvgEditorMockPage,
})
