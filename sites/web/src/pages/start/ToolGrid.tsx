import { useLoaderData } from '@tanstack/react-router'
import { PathLink } from '../../page/PathLink.tsx'
import { ToolDrawing } from '../../registry/ToolDrawing.tsx'
import { publishedTools as tools } from '../../registry/publishedTools.ts'
import { SectionHead } from '../parts/SectionHead.tsx'

interface ToolGridProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
}

/** A card for every tool. */
export function ToolGrid({ titel, einheit }: ToolGridProps) {
  const drawings = useLoaderData({ from: '/_framed/', select: (data) => data.drawings })
  return (
    <section aria-labelledby="apps">
      <SectionHead id="apps" title={titel} legend={`${tools.length} ${einheit}`} />
      <ul className="plain tool-grid">
        {tools.map((tool, index) => (
          <li key={tool.route}>
            <PathLink className="plate tool-card" path={`/apps/${tool.route}`}>
              <span className="window tool-window">
                <ToolDrawing>{drawings[tool.route]}</ToolDrawing>
              </span>
              <span className="tool-plate">
                <span className="tool-name">
                  {tool.title}
                  <span className="tool-number" aria-hidden="true">
                    {String(index + 1).padStart(2, '0')}
                  </span>
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
