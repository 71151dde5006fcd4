import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { BlogPage } from '../../../pages/BlogPage.tsx'

export const Route = createFileRoute('/_framed/blog/')({
  head: () =>
    pageHead({
      title: 'Blog',
      description:
        'Texte über Software, Arbeit, Sprache und Gelassenheit: alle Beiträge nach Datum und Thema.',
    }),
  staticData: { written: true },
  component: BlogPage,
})
