import { Link } from '@tanstack/react-router'
import type { ToolEntry } from '../registry/tools.ts'

/** The way to a tool's source page, where it has one. */
export function SourceLink({ tool }: { tool: ToolEntry }) {
  return tool.source ? (
    <p className="tool-more">
      <Link to="/source/$tool" params={{ tool: tool.route }}>
        Quelltext von „{tool.name}“
      </Link>
    </p>
  ) : null
}
