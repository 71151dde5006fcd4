import { Link, useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Prose } from '../content/Prose.tsx'
import type { ToolEntry } from '../registry/tools.ts'
import { PageTitle } from './PageTitle.tsx'
import { ToolDrawing } from './start/ToolDrawing.tsx'

/**
 * The page around a tool: its name, what it is for, the tool itself. Without one it says honestly
 * that the tool is still being built.
 */
export function ToolPage({ tool, children }: { tool: ToolEntry; children?: ReactNode }) {
  const help = useMatch({ from: '/_framed/apps', shouldThrow: false, select: ({ context }) => context.help })
  return (
    <article className="tool-page">
      <PageTitle legend="Werkzeug" title={tool.name} lead={tool.description} />
      {children ? (
        <div className="tool-stage" data-react="">
          {children}
        </div>
      ) : (
        <div className="tool-pending">
          <div className="tool-pending-window">
            <ToolDrawing route={tool.route} />
          </div>
          <div className="tool-pending-plate">
            <h2>Noch in der Werkstatt</h2>
            <p>
              Dieses Werkzeug wird gerade gebaut. Sobald es fertig ist, steht es hier; bis dahin tut diese
              Seite nicht so, als könne sie schon etwas.
            </p>
            <p>
              <Link to="/" hash="apps">
                Alle Werkzeuge ansehen
              </Link>
            </p>
          </div>
        </div>
      )}
      {children && help && (
        <section className="tool-help" aria-label="Hilfe">
          <Prose Body={help.Body} />
        </section>
      )}
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
