import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { tools, type ToolEntry } from '../../../registry/tools.ts'
import { isFirstPage } from '../../../written/firstPage.ts'

/**
 * Tells of every tool's page what the registry says and brings its help text, so that a tool's own
 * route file is only its component.
 */
export const Route = createFileRoute('/_framed/apps')({
  // Not a loader: this route stays while its children change, and each of them has a text of its own.
  beforeLoad: async ({ location: { pathname } }) => {
    if (isFirstPage(pathname)) return {}
    const { loadHelp } = await import('../../../content/loadHelp.tsx')
    return { help: await loadHelp(pathname) }
  },
  head: ({ matches }) => {
    const path = matches.at(-1)?.pathname ?? ''
    const tool = tools.find((entry: ToolEntry) => path === `/apps/${entry.route}`)
    return tool ? pageHead({ title: tool.name, description: tool.description }) : {}
  },
})
