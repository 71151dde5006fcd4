import type { ReactNode } from 'react'
import { visits, type VisitPolicy } from '../site.config.ts'

/** A passage that holds for one setting of `visits` in site.config.ts. */
export const VisitsCase = ({ wenn, children }: { wenn: VisitPolicy; children: ReactNode }) =>
  visits === wenn ? children : null
