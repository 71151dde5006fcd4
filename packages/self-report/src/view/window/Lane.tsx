import { DotMatrix } from '@kleinzeug/ui'
import { useId } from 'react'
import { STEPS, type Trait } from '../../model/data.ts'
import { dotPath, heightOf, linePath, type TrendLine } from '../../model/trend.ts'
import { useSelfReport } from '../SelfReportContext.ts'

/** Height of one of the seven steps, in pixels. */
const STEP = 8

interface LaneProps {
  trait: Trait
  line?: TrendLine | undefined
  /** Where the cursor is, in percent. */
  cursor?: number | undefined
  /** The value under the cursor. */
  value?: number | undefined
}

/** One trait on its seven rows of unlit dots, its value beside it. Needs no measured size. */
export function Lane({ trait, line, cursor, value }: LaneProps) {
  const { labels } = useSelfReport()
  return (
    <div className="self-report-lane">
      <div className="self-report-lane-name">
        <strong>{trait.name}</strong>
        <span>{labels.poles(trait.low, trait.high)}</span>
      </div>
      <LaneDrawing line={line} cursor={cursor} value={value} />
      <DotMatrix text={value === undefined ? '–' : String(value)} columns={7} rows={9} align="center" />
    </div>
  )
}

interface LaneDrawingProps extends Omit<LaneProps, 'trait' | 'line'> {
  line?: Pick<TrendLine, 'points'> | undefined
  /** The highest step of the scale. */
  steps?: number
}

/** The drawing of a lane alone. */
export function LaneDrawing({ line, cursor, value, steps = STEPS }: LaneDrawingProps) {
  const grid = useId()
  const height = STEP * steps
  return (
    <svg className="self-report-drawing" width="100%" height={height} aria-hidden="true">
      <defs>
        <pattern id={grid} width={STEP * 2} height={STEP} patternUnits="userSpaceOnUse">
          <circle className="self-report-unlit" cx={STEP} cy={STEP / 2} r="1.2" />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${grid})`} />
      {cursor !== undefined && (
        <line className="self-report-cursor" x1={`${cursor}%`} x2={`${cursor}%`} y1="0" y2={height} />
      )}
      {line && (
        <svg width="100%" height={height} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="self-report-rise" d={linePath(line)} vectorEffect="non-scaling-stroke" />
          <path className="self-report-dots" d={dotPath(line)} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {cursor !== undefined && value !== undefined && (
        <circle className="self-report-ring" cx={`${cursor}%`} cy={(heightOf(value) / 100) * height} r="7" />
      )}
    </svg>
  )
}
