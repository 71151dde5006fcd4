import { useEffect, useRef, useState } from 'react'
import { pageHeight, pageWidth, type Layout } from '../../model/layout/page.ts'
import { sectionsIn, type CountedBox } from '../../model/machine/xray.ts'
import type { SectionId } from '../../model/sections.ts'
import { Pages } from '../preview/Pages.tsx'
import { useLater } from '../useLater.ts'

/** Width of a page in CSS pixels. */
const PAGE = (pageWidth / 72) * 96

// Readable on the white of the pages, whatever the theme.
const inks = { ordinary: '#1f4e8c', displaced: '#b3261e' }

/** The scale at which the numbers can be read; on a phone the page is wider than its window. */
const LEAST = 0.66

/** Size of the numbers, in points of the page. */
const DIGITS = 9.5

interface NumberedBox extends CountedBox {
  readonly number: number
}

function Box({ number, x, y, width, height, isDisplaced }: NumberedBox) {
  const ink = isDisplaced ? inks.displaced : inks.ordinary
  const label = String(number)
  const room = label.length * DIGITS * 0.62 + 3
  return (
    <g>
      <rect
        x={x - 1.5}
        y={y}
        width={width + 3}
        height={height}
        rx={1}
        fill={ink}
        fillOpacity={0.08}
        stroke={ink}
        strokeWidth={isDisplaced ? 1.6 : 0.6}
      />
      <rect x={x - 1.5 - room} y={y} width={room} height={DIGITS + 2} rx={1} fill={ink} />
      <text x={x - room / 2 - 1.5} y={y + DIGITS} fontSize={DIGITS} fill="#fff" textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

/** The part of a page that is counted to a section, at its right edge. */
function SectionMark({ name, boxes }: { name: string; boxes: readonly CountedBox[] }) {
  const x = pageWidth - 26
  const top = Math.min(...boxes.map(({ y }) => y))
  const length = Math.max(...boxes.map(({ y, height }) => y + height)) - top
  // A name that is longer than its mark would run into the one below.
  const room = Math.floor(length / (DIGITS * 0.55))
  const shown = name.length > room ? `${name.slice(0, room - 1)}…` : name
  return (
    <g fill={inks.ordinary} stroke="none">
      <rect x={x} y={top} width={1.6} height={length} />
      <text fontSize={DIGITS} transform={`translate(${x + 6} ${top}) rotate(90)`}>
        {shown}
      </text>
    </g>
  )
}

interface XrayPagesProps {
  layout: Layout
  boxes: readonly CountedBox[]
  nameOf: (section: SectionId) => string
}

/** The pages of the file, with the boxes of a reader numbered on them. The list beside it says the same. */
export function XrayPages({ layout, boxes, nameOf }: XrayPagesProps) {
  const { labels } = useLater()
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(LEAST)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setScale(Math.min(1, Math.max(LEAST, width / PAGE)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const numbered = boxes.map((box, index) => ({ ...box, number: index + 1 }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too
    <div ref={frame} role="img" aria-label={labels.xrayPages} tabIndex={0} style={{ overflowX: 'auto' }}>
      <div className="resume-generator-sheets" style={{ zoom: scale, pointerEvents: 'none' }}>
        {layout.pages.map((page, index) => (
          <div key={page.number} style={{ position: 'relative' }}>
            <Pages layout={{ ...layout, pages: [page] }} pageName={labels.pageName} />
            <svg
              viewBox={`0 0 ${pageWidth} ${pageHeight}`}
              style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
            >
              {sectionsIn(boxes).map(({ section, from, boxes: all }) => {
                const own = all.filter((box) => box.page === index)
                return section && own.length > 0 ? (
                  <SectionMark key={from} name={nameOf(section)} boxes={own} />
                ) : null
              })}
              {numbered
                .filter((box) => box.page === index)
                .map((box) => (
                  <Box key={box.number} {...box} />
                ))}
            </svg>
          </div>
        ))}
      </div>
    </div>
  )
}
