import { PathLink } from '../../frame/PathLink.tsx'
import { isReady } from '../../registry/tools.ts'
import { publishedTools } from '../../registry/publishedTools.ts'
import { SectionHead } from '../SectionHead.tsx'
import { ToolDrawing } from './ToolDrawing.tsx'

/** What works first: a visitor should find that before what will. */
const inOrder = publishedTools.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)))

interface ToolGridProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
}

/** A card for every tool. */
export const ToolGrid = ({ titel, einheit }: ToolGridProps) => (
  <section aria-labelledby="apps">
    <SectionHead id="apps" title={titel} legend={`${inOrder.length} ${einheit}`} />
    <ul className="tool-grid">
      {inOrder.map((tool, index) => (
        <li key={tool.route}>
          <PathLink
            className="tool-card"
            path={`/apps/${tool.route}`}
            data-pending={isReady(tool) ? undefined : ''}
          >
            <span className="tool-window">
              <ToolDrawing route={tool.route} />
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
