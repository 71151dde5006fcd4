import { Link } from '@tanstack/react-router'
import { pageLabels } from './labels.ts'

/** The way to a tool's source page. */
export const SourceLink = ({ route, name }: { route: string; name: string }) => (
  <p className="tool-more">
    <Link to="/source/$tool" params={{ tool: route }}>
      {pageLabels.sourceOf(name)}
    </Link>
  </p>
)
