import { Legend } from '@kleinzeug/ui'
import { useState, type ReactNode } from 'react'
import type { SvgEditorLabels } from '../labels.ts'
import { mockLabels } from '../labels/mock.ts'
import { palette } from '../model/edit/colour.ts'

export interface SvgEditorMockProps {
  labels?: Partial<SvgEditorLabels> | undefined
  /** A link back, shown beside the title. */
  home?: ReactNode
  className?: string | undefined
}

const lines = Array.from({ length: 21 }, (_, index) => index * 20 - 200)

/** A static mock of the editor: grid, axes, and a palette that colours a circle. It edits nothing. */
export function SvgEditorMock({ labels, home, className = '' }: SvgEditorMockProps) {
  const texts = { ...mockLabels, ...labels }
  const [colour, setColour] = useState(palette[5] ?? '')
  return (
    <section className={`svg-editor svg-editor-mock ${className}`.trim()} aria-label={texts.mockTitle}>
      <header className="svg-editor-head">
        {home}
        <Legend>{texts.mockTitle}</Legend>
      </header>
      <div className="svg-editor-window">
        <svg viewBox="-210 -210 420 420" role="img" aria-label={texts.mockAxes}>
          {lines.map((at) => (
            <path key={at} className="svg-editor-mock-line" d={`M-200 ${at}H200M${at} -200V200`} />
          ))}
          <path className="svg-editor-mock-axis" d="M-205 0H205m-6-4 6 4-6 4M0 205V-205m-4 6 4-6 4 6" />
          {lines
            .filter((at) => at % 100 === 0 && at !== 0)
            .map((at) => (
              <g key={at} className="svg-editor-mock-number">
                <text x={at} y="14">
                  {at}
                </text>
                <text x="-6" y={at + 3} textAnchor="end">
                  {-at}
                </text>
              </g>
            ))}
          <circle cx="0" cy="0" r="50" fill="none" stroke={`#${colour}`} strokeWidth="3" />
        </svg>
      </div>
      <div className="svg-editor-palette" role="group" aria-label={texts.mockPalette}>
        {palette.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={texts.mockColour(each)}
            aria-pressed={each === colour}
            onClick={() => setColour(each)}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <rect width="24" height="24" fill={`#${each}`} />
            </svg>
          </button>
        ))}
      </div>
    </section>
  )
}
