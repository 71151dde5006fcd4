import { useLoaderData } from '@tanstack/react-router'
import { PathLink } from '../../page/PathLink.tsx'
import { ToolDrawing } from '../../registry/ToolDrawing.tsx'
import { isReady } from '../../registry/ToolEntry.ts'
import { publishedTools as tools } from '../../registry/publishedTools.ts'
import { SectionHead } from '../parts/SectionHead.tsx'

const working = tools.filter(isReady).length

interface ToolGridProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
  /** What a tool is that works, and one that is announced. */
  fertig: string
  werkstatt: string
}

/** A card for every tool: those that work first, with a number; the others say that they are being built. */
export function ToolGrid({ titel, einheit, fertig, werkstatt }: ToolGridProps) {
  const drawings = useLoaderData({ from: '/_framed/', select: (data) => data.drawings })
  const legend =
    working === tools.length ? `${working} ${einheit}` : `${working} von ${tools.length} ${fertig}`
  return (
    <section aria-labelledby="apps">
      <SectionHead id="apps" title={titel} legend={legend} />
      <ul className="plain tool-grid">
        {tools.map((tool, index) => (
          <li key={tool.route}>
            <PathLink
              className="plate tool-card"
              path={`/apps/${tool.route}`}
              {...(!isReady(tool) && { 'data-pending': '' })}
            >
              <span className="window tool-window">
                <ToolDrawing>{drawings[tool.route]}</ToolDrawing>
              </span>
              <span className="tool-plate">
                <span className="tool-name">
                  {tool.title}
                  {isReady(tool) ? (
                    <span className="tool-number" aria-hidden="true">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                  ) : (
                    <span className="tool-number">{werkstatt}</span>
                  )}
                </span>
                <span className="tool-teaser">{tool.teaser}</span>
              </span>
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
