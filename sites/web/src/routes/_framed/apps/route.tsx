import { createFileRoute } from '@tanstack/react-router'
import { headOfArticle } from '../../../content/articleRoute.ts'
import { tools } from '../../../registry/tools.ts'
import { isFirstPage } from '../../../written/firstPage.ts'

/** Brings every tool's page its texts, so that a tool's own route file is only its component. */
export const Route = createFileRoute('/_framed/apps')({
  // Not a loader: this route stays while its children change, and each of them has a text of its own.
  beforeLoad: async ({ location: { pathname } }) => {
    const tool = tools.find((entry) => pathname === `/apps/${entry.route}`)
    if (!tool || isFirstPage(pathname)) return {}
    const { loadToolText } = await import('../../../content/loadToolText.tsx')
    return { text: await loadToolText(tool) }
  },
  head: ({ match }) => (match.context.text ? headOfArticle(match.context.text.article) : {}),
})
