import { Legend } from '@kleinzeug/ui'
import type { ReactNode } from 'react'

/** The heading of a page, with an engraved legend above it and a lead below. */
export function PageTitle({ legend, title, lead }: { legend?: string; title: string; lead?: ReactNode }) {
  return (
    <header className="page-title">
      {legend && <Legend>{legend}</Legend>}
      <h1>{title}</h1>
      {lead && <p className="page-lead">{lead}</p>}
    </header>
  )
}
