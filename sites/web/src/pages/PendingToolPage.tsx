import { Link } from '@tanstack/react-router'
import type { ToolEntry } from '../registry/tools.ts'
import { PageTitle } from './PageTitle.tsx'
import { SourceLink } from './SourceLink.tsx'
import { ToolDrawing } from './start/ToolDrawing.tsx'

/** In place of a tool: it says honestly that the tool is still being built. */
export function PendingToolPage({ tool }: { tool: ToolEntry }) {
  return (
    <article className="tool-page">
      <PageTitle legend="Werkzeug" title={tool.name} lead={tool.description} />
      <div className="tool-pending">
        <div className="tool-pending-window">
          <ToolDrawing route={tool.route} />
        </div>
        <div className="tool-pending-plate">
          <h2>Noch in der Werkstatt</h2>
          <p>
            Dieses Werkzeug wird gerade gebaut. Sobald es fertig ist, steht es hier; bis dahin tut diese Seite
            nicht so, als könne sie schon etwas.
          </p>
          <p>
            <Link to="/" hash="apps">
              Alle Werkzeuge ansehen
            </Link>
          </p>
        </div>
      </div>
      <SourceLink tool={tool} />
    </article>
  )
}
