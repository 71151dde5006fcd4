import { PathLink } from '../frame/PathLink.tsx'
import type { ToolEntry } from '../registry/tools.ts'
import { PageTitle } from './PageTitle.tsx'

/** The code of a tool, or one honest sentence while it has none. */
export function SourcePage({ tool }: { tool: ToolEntry }) {
  return (
    <article>
      <PageTitle
        legend="Quelltext"
        title={tool.name}
        lead={
          tool.folder
            ? `Dieses Werkzeug ist ein eigenes Paket: @kleinzeug/${tool.folder}, mit einem Befehl installiert.`
            : 'Dieses Werkzeug wird noch gebaut; sein Quelltext steht hier, sobald es fertig ist.'
        }
      />
      <p>
        <PathLink path={`/apps/${tool.route}`}>Zum Werkzeug</PathLink>
      </p>
    </article>
  )
}
