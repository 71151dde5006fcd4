import { useLocation, useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ToolEntry } from '../registry/tools.ts'
import { isFirstPage } from '../written/firstPage.ts'
import { WrittenPart } from '../written/WrittenPart.tsx'
import { PageTitle } from './PageTitle.tsx'
import { SourceLink } from './SourceLink.tsx'
// Here and not with the text: a page's stylesheets are those of its route.
import '../content/prose.css'

/** The page around a tool: its name, what it is for, the tool itself. */
export function ToolPage({ tool, children }: { tool: ToolEntry; children: ReactNode }) {
  const help = useMatch({ from: '/_framed/apps', shouldThrow: false, select: ({ context }) => context.help })
  const standing = useLocation({ select: ({ pathname }) => isFirstPage(pathname) })
  return (
    <article className="tool-page">
      <PageTitle legend="Werkzeug" title={tool.name} lead={tool.description} />
      <div className="tool-stage" data-react="">
        {children}
      </div>
      {/* Whether there is a help text only the server knows while the page stands as it was written. */}
      <section aria-label="Hilfe" hidden={!help && !standing} suppressHydrationWarning>
        <WrittenPart className="tool-help" written="part" standing={standing}>
          {help}
        </WrittenPart>
      </section>
      <SourceLink tool={tool} />
    </article>
  )
}
