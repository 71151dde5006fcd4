import { memo } from 'react'
import { layOutDots, type DotLayoutOptions } from './layOutDots.ts'

export interface DotMatrixProps extends DotLayoutOptions {
  /** What is lit. Characters that the face lacks are shown as a box. */
  text: string
  /** Fills a box of a set height, cropping the end of the grid; for short texts with `columns` to spare. */
  crop?: boolean | undefined
  className?: string | undefined
}

const anchors = { start: 'xMin', center: 'xMid', end: 'xMax' }

/**
 * A dot-matrix display: round lit dots on a grid of unlit ones. It fills the width of its container, or the
 * height if one is set; more text makes smaller dots. The text itself is there for assistive technology and
 * for copying. Colours: `--kz-lit` and `--kz-unlit`; set `--ui-matrix-lit` to light it in another one.
 *
 * @example
 * ```tsx
 * <DotMatrix text="+12:30" columns={60} align="end" />
 * ```
 */
export const DotMatrix = memo(function DotMatrix({
  text,
  crop = false,
  className = '',
  columns,
  rows,
  lines,
  align = 'start',
}: DotMatrixProps) {
  const layout = layOutDots(text, { columns, rows, lines, align })
  return (
    <span className={`ui-matrix ${className}`.trim()}>
      <span className="ui-visually-hidden">{text}</span>
      <svg
        viewBox={`0 0 ${layout.columns} ${layout.rows}`}
        preserveAspectRatio={`${anchors[align]}YMid ${crop ? 'slice' : 'meet'}`}
        aria-hidden="true"
      >
        {/* One dashed line a row: a dash of no length with round ends is a dot. A dash at the very end of a
            line is not drawn, so each line is a little longer. */}
        <path
          className="ui-matrix-unlit"
          d={Array.from({ length: layout.rows }, (_, row) => `M.5 ${row + 0.5}h${layout.columns - 0.9}`).join(
            '',
          )}
        />
        <path
          className="ui-matrix-lit"
          d={layout.lit.map(({ column, row }) => `M${column + 0.5} ${row + 0.5}h0`).join('')}
        />
      </svg>
    </span>
  )
})
