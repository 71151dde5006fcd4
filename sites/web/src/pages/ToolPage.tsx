import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ToolEntry } from '../registry/tools.ts'
import { PageTitle } from './PageTitle.tsx'

/** The page around a tool: its name, what it is for, the tool itself. */
export function ToolPage({ tool, children }: { tool: ToolEntry; children: ReactNode }) {
  return (
    <article className="tool-page">
      <PageTitle legend="Werkzeug" title={tool.name} lead={tool.description} />
      <div className="tool-stage" data-react="">
        {children}
      </div>
      {tool.source && (
        <p className="tool-more">
          <Link to="/source/$tool" params={{ tool: tool.route }}>
            Quelltext von „{tool.name}“
          </Link>
        </p>
      )}
    </article>
  )
}
