import type { ReactNode } from 'react'
import './drawing.css'

/** The frame of a tool's line drawing. */
export const ToolDrawing = ({ children }: { children: ReactNode }) => (
  <svg className="d-tool" viewBox="0 0 250 150" aria-hidden="true">
    {children}
  </svg>
)
