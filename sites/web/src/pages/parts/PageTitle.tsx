import { Legend } from '@kleinzeug/ui'
import type { ReactNode } from 'react'

interface PageTitleProps {
  legend?: string
  title: string
  lead?: string
  /** A lead of more than plain words. */
  children?: ReactNode
}

/** The heading of a page, with an engraved legend above it and a lead below. */
export const PageTitle = ({ legend, title, lead, children }: PageTitleProps) => (
  <header className="page-title">
    {legend && <Legend>{legend}</Legend>}
    <h1>{title}</h1>
    {lead && <p className="page-lead">{lead}</p>}
    {children}
  </header>
)
