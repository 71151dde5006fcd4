import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { tools, type ToolEntry } from '../../../registry/tools.ts'

/**
 * Tells of every tool's page what the registry says, so that a tool's own route file is only its component.
 */
export const Route = createFileRoute('/_framed/apps')({
  head: ({ matches }) => {
    const path = matches.at(-1)?.pathname ?? ''
    const tool = tools.find((entry: ToolEntry) => path === `/apps/${entry.route}`)
    return tool ? pageHead({ title: tool.name, description: tool.description }) : {}
  },
})
