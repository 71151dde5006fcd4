import { Icon } from '@kleinzeug/ui'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { mark, scriptedMark } from '../../page/marks.ts'
import { PathLink } from '../../page/PathLink.tsx'
import { isBuilt } from '../../registry/ToolEntry.ts'
import { ToolDrawing } from '../../registry/ToolDrawing.tsx'
import { publishedTools as tools } from '../../registry/publishedTools.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { startLabels as labels } from './labels.ts'

interface ToolGridProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
}

/** A card for every tool. */
export function ToolGrid({ titel, einheit }: ToolGridProps) {
  const drawings = useLoaderData({ from: '/_framed/', select: (data) => data.drawings })
  const grid = useRef<HTMLUListElement>(null)

  // The boot script does so on the prerendered page; a page that is opened later has not met it.
  useEffect(() => {
    let end: (() => void) | void
    let isLeft = false
    void import('../controlPage.ts').then(async ({ controlPage }) => {
      if (grid.current && !isLeft) end = await controlPage(grid.current)
    })
    return () => {
      isLeft = true
      end?.()
    }
  }, [])

  return (
    <section aria-labelledby="apps">
      <SectionHead id="apps" title={titel} legend={`${tools.length} ${einheit}`} />
      <p className="ui-visually-hidden" role="status" data-pin-message="" />
      <ul className="plain tool-grid" ref={grid} data-tools="" {...mark(scriptedMark, 'start')}>
        {tools.map((tool, index) => (
          <li
            key={tool.route}
            data-route={tool.route}
            data-fields={isBuilt(tool) ? tool.slices.map(({ field }) => field).join(' ') : ''}
          >
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
            <button
              type="button"
              className="tool-pin"
              data-pin=""
              hidden
              aria-pressed="false"
              aria-label={labels.pin(tool.title)}
              title={labels.pinHint}
            >
              <Icon name="pin" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
