import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Body, part } from 'virtual:content/part:pendingTool'
import { ProseLink } from '../content/ProseLink.tsx'
import { ToolDrawing } from '../registry/ToolDrawing.tsx'

/** In place of a tool that is still being built. */
export function PendingToolPage({ drawing }: { drawing: ReactNode }) {
  const text = useMatch({ from: '/_framed/apps', shouldThrow: false, select: ({ context }) => context.text })
  return (
    <article className="tool-page">
      {text?.title}
      <div className="plate tool-pending">
        <div className="window tool-pending-window">
          <ToolDrawing>{drawing}</ToolDrawing>
        </div>
        <div className="tool-pending-plate">
          <h2>{part.title}</h2>
          <Body components={{ a: ProseLink }} />
        </div>
      </div>
      {text?.source}
    </article>
  )
}
