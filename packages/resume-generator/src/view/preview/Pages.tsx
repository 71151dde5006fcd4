import { memo, type CSSProperties, type ReactNode } from 'react'
import {
  baselineOf,
  linesShown,
  pageHeight,
  pageWidth,
  shapesShown,
  type Layout,
  type Line,
  type Page,
  type PlacedBlock,
  type Run,
  type Shape,
  type TextPart,
} from '../../model/layout/page.ts'
import { cssFace } from './cssFace.ts'

type Setting = Pick<Page, 'unit' | 'drop'> & Pick<Layout, 'palette'>

const pt = (length: number) => `${Math.round(length * 1000) / 1000}pt`

function RunText({ run, palette, linked }: { run: Run; palette: Setting['palette']; linked: boolean }) {
  const { face, size, ink, tabular, tracking = 0, spread = 0 } = run.style
  const style: CSSProperties = {
    ...cssFace(face),
    fontSize: pt(size),
    color: palette[ink],
    ...(tabular && { fontVariantNumeric: 'tabular-nums' }),
    ...(tracking !== 0 && { letterSpacing: `${tracking}em` }),
    ...((tracking !== 0 || spread !== 0) && { wordSpacing: pt(spread - 2 * tracking * size) }),
  }
  return linked && run.href ? (
    <a href={run.href} style={style}>
      {run.text}
    </a>
  ) : (
    <span style={style}>{run.text}</span>
  )
}

interface LineTextProps {
  line: Line
  placed: PlacedBlock
  setting: Setting
  linked: boolean
}

function LineText({ line, placed, setting, linked }: LineTextProps) {
  const size = line.runs[0]?.style.size ?? 0
  return (
    <span
      className="resume-generator-line"
      style={{ left: pt(line.x), top: pt(baselineOf(line, placed, setting) - size), fontSize: pt(size) }}
    >
      {line.runs.map((run, index) => (
        // Runs of a line have no identity of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <RunText key={index} run={run} palette={setting.palette} linked={linked} />
      ))}
      {line.continues && ' '}
    </span>
  )
}

function Part({ part, placed, setting, linked }: { part: TextPart } & Omit<LineTextProps, 'line'>) {
  const lines = linesShown(part, placed)
  if (lines.length === 0) return null
  const Tag = part.tag === 'artifact' ? 'div' : part.tag
  return (
    <Tag data-target={part.field}>
      {lines.map((line) => (
        <LineText key={line.row} line={line} placed={placed} setting={setting} linked={linked} />
      ))}
    </Tag>
  )
}

/** Items that follow one another stand in one list. */
function grouped(
  texts: readonly TextPart[],
  show: (part: TextPart, index: number) => ReactNode,
): ReactNode[] {
  const shown: ReactNode[] = []
  let items: ReactNode[] = []
  const close = () => {
    if (items.length > 0) shown.push(<ul key={`list-${shown.length}`}>{items}</ul>)
    items = []
  }
  for (const [index, part] of texts.entries()) {
    if (part.tag === 'li') items.push(show(part, index))
    else {
      close()
      shown.push(show(part, index))
    }
  }
  close()
  return shown
}

function ShapeView({ shape, y, palette }: { shape: Shape; y: number; palette: Setting['palette'] }) {
  const style = { left: pt(shape.x), top: pt(y), width: pt(shape.width), height: pt(shape.height) }
  if (shape.kind === 'image')
    return (
      <img
        className="resume-generator-image"
        src={shape.image}
        alt={shape.alt ?? ''}
        data-target={shape.field}
        style={style}
      />
    )
  return (
    <i className="resume-generator-shape" style={{ ...style, background: palette[shape.ink ?? 'rule'] }} />
  )
}

interface BlockViewProps {
  placed: PlacedBlock
  setting: Setting
  linked: boolean
}

/** Its content is not rendered again when a block only moves, or does not change at all. */
const BlockContent = memo(
  function BlockContent({ placed, setting, linked }: BlockViewProps) {
    return (
      <>
        {shapesShown(placed, setting.unit).map((shape) => (
          <ShapeView
            key={`${shape.x}/${shape.y}`}
            shape={shape}
            y={shape.y - placed.from * setting.unit}
            palette={setting.palette}
          />
        ))}
        {grouped(placed.block.texts, (part, index) => (
          <Part key={index} part={part} placed={placed} setting={setting} linked={linked} />
        ))}
      </>
    )
  },
  (before, after) =>
    before.placed.block.texts === after.placed.block.texts &&
    before.placed.block.shapes === after.placed.block.shapes &&
    before.placed.from === after.placed.from &&
    before.placed.to === after.placed.to &&
    before.setting.unit === after.setting.unit &&
    before.setting.drop === after.setting.drop &&
    before.setting.palette === after.setting.palette &&
    before.linked === after.linked,
)

interface PageViewProps {
  page: Page
  palette: Layout['palette']
  linked: boolean
  name: string
}

function PageView({ page, palette, name, linked }: PageViewProps) {
  const setting = { unit: page.unit, drop: page.drop, palette }
  return (
    <div
      role="group"
      className="resume-generator-page"
      aria-label={name}
      style={{ width: pt(pageWidth), height: pt(pageHeight) }}
    >
      {page.shapes.map((shape) => (
        <ShapeView key={`${shape.x}/${shape.y}/${shape.width}`} shape={shape} y={shape.y} palette={palette} />
      ))}
      {page.blocks.map((placed, index) => (
        <div
          key={`${placed.block.key}/${index}`}
          className="resume-generator-block"
          style={{ left: pt(placed.x), top: pt(placed.y) }}
        >
          <BlockContent placed={placed} setting={setting} linked={linked} />
        </div>
      ))}
    </div>
  )
}

interface PagesProps {
  layout: Layout
  pageName: (number: number) => string
  /** Whether addresses are links: in print, not in the preview, where a click leads to the field. */
  linked?: boolean
}

/** The pages of a layout: the same on the screen and in print. */
export function Pages({ layout, pageName, linked = false }: PagesProps) {
  return layout.pages.map((page) => (
    <PageView
      key={page.number}
      page={page}
      palette={layout.palette}
      name={pageName(page.number)}
      linked={linked}
    />
  ))
}
