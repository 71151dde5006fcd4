import { useMatch } from '@tanstack/react-router'
import { Body, part } from 'virtual:content/part:pendingTool'
import { ProseLink } from '../content/ProseLink.tsx'
import { ToolDrawing } from './start/ToolDrawing.tsx'

/** In place of a tool: it says honestly that the tool is still being built. */
export function PendingToolPage({ route }: { route: string }) {
  const text = useMatch({ from: '/_framed/apps', shouldThrow: false, select: ({ context }) => context.text })
  return (
    <article className="tool-page">
      {text?.title}
      <div className="tool-pending">
        <div className="tool-pending-window">
          <ToolDrawing route={route} />
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
