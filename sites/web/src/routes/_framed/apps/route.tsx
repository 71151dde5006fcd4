import { createFileRoute } from '@tanstack/react-router'
import { headOfArticle } from '../../../pages/articleRoute.ts'
import { page } from '../../../page/page.ts'
import type { ToolSearch } from '../../../page/toolSearch.ts'

/** Loads the texts of every tool page, so that a tool's own route file holds its component alone. */
export const Route = createFileRoute('/_framed/apps')({
  validateSearch: (search: ToolSearch) => search,
  // Not a loader: this route stays matched while its children, each with its own text, change.
  beforeLoad: async ({ location: { pathname } }) => {
    if (page.first.is(pathname)) return {}
    const { loadToolText } = await import('../../../pages/loadToolText.tsx')
    return { text: await loadToolText(pathname) }
  },
  head: ({ match }) => (match.context.text ? headOfArticle(match.context.text.article) : {}),
})
