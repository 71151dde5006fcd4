import { useLoaderData } from '@tanstack/react-router'
import type { ToolText } from 'virtual:content/tools'
import { PathLink } from '../../page/PathLink.tsx'
import { ToolDrawing } from '../../registry/ToolDrawing.tsx'
import { isReady, type ToolEntry } from '../../registry/ToolEntry.ts'
import { publishedTools as tools } from '../../registry/publishedTools.ts'
import { SectionHead } from '../parts/SectionHead.tsx'

const ready = tools.filter(isReady)
const pending = tools.filter((tool) => !isReady(tool))

interface ToolGridProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
  /** The heading above the tools that are still being built. */
  werkstatt: string
}

/** A card for every tool that works, and a smaller one for every tool that is announced. */
export const ToolGrid = ({ titel, einheit, werkstatt }: ToolGridProps) => (
  <section aria-labelledby="apps">
    <SectionHead id="apps" title={titel} legend={`${tools.length} ${einheit}`} />
    <Cards tools={ready} first={1} />
    {pending.length > 0 && (
      <>
        <h3 className="tool-grid-title">{werkstatt}</h3>
        <Cards tools={pending} first={ready.length + 1} pending />
      </>
    )}
  </section>
)

interface CardsProps {
  tools: ReadonlyArray<ToolEntry & ToolText>
  /** The number of the first of them. */
  first: number
  pending?: boolean
}

function Cards({ tools: shown, first, pending: isPending }: CardsProps) {
  const drawings = useLoaderData({ from: '/_framed/', select: (data) => data.drawings })
  return (
    <ul className="tool-grid" data-pending={isPending ? '' : undefined}>
      {shown.map((tool, index) => (
        <li key={tool.route}>
          <PathLink className="tool-card" path={`/apps/${tool.route}`}>
            <span className="tool-window">
              <ToolDrawing>{drawings[tool.route]}</ToolDrawing>
            </span>
            <span className="tool-plate">
              <span className="tool-name">
                {tool.title}
                <span className="tool-number" aria-hidden="true">
                  {String(first + index).padStart(2, '0')}
                </span>
              </span>
              <span className="tool-teaser">{tool.teaser}</span>
            </span>
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
