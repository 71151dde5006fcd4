import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { writePly } from '../../model/notation.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import { moveNumber, type Ply } from '../../model/ply.ts'
import { useTrainer } from '../NotationTrainerContext.ts'

// A scrollable region without controls needs a tab stop.
const scroller = { role: 'region', tabIndex: 0 } as const

interface Row {
  readonly number: number
  readonly white: number | undefined
  readonly black: number | undefined
}

/** Indices of the plies in numbered rows, one for White and one for Black. */
function rowsOf(start: string, plies: readonly Ply[]) {
  const rows: Row[] = []
  for (const [index, { color }] of plies.entries()) {
    const last = rows.at(-1)
    if (color === 'b' && last) rows[rows.length - 1] = { ...last, black: index }
    else {
      const number = moveNumber(index, start)
      rows.push(
        color === 'w'
          ? { number, white: index, black: undefined }
          : { number, white: undefined, black: index },
      )
    }
  }
  return rows
}

interface CellProps {
  index: number | undefined
  plies: readonly Ply[]
  at: number
  shownAt: number
  showAll: boolean
  style: NotationStyle
  toFind: string
}

function Cell({ index, plies, at, shownAt, showAll, style, toFind }: CellProps) {
  const ply = index === undefined ? undefined : plies[index]
  if (index === undefined || !ply) return <td>{'\u00a0'}</td>
  const wanted = index === at
  const known = index < at || showAll
  return (
    <td
      data-state={wanted ? 'wanted' : index < at ? 'found' : 'coming'}
      data-shown={(index === shownAt - 1 && at === plies.length) || undefined}
      aria-current={wanted ? 'step' : undefined}
    >
      {wanted && (
        <span className="notation-trainer-wanted" title={toFind}>
          ?
        </span>
      )}
      {known && writePly(ply, style)}
    </td>
  )
}

/** The moves in numbered rows: those found, a question mark at the next one, and the rest if they are shown. */
export function MoveList() {
  const { state, labels } = useTrainer()
  const opening = useAtomValue(state.opening)
  const { start, plies } = useAtomValue(state.line)
  const { at, startedAt } = useAtomValue(state.run)
  const shownAt = useAtomValue(state.shownAt)
  const { showMoves, notation, textMode, practice } = useAtomValue(state.settings)
  const box = useRef<HTMLDivElement>(null)

  const rows = rowsOf(start, plies)
  const visible = showMoves ? rows : rows.filter((row) => (row.white ?? row.black ?? 0) <= at)
  const common = { plies, at, shownAt, showAll: showMoves, style: notation, toFind: labels.toFind }

  useEffect(() => {
    const list = box.current
    const row = list?.querySelector<HTMLElement>('[data-state="wanted"], [data-shown]')?.closest('tr')
    if (!list) return
    // Not `scrollIntoView`, which would scroll the page too.
    if (!row) list.scrollTop = 0
    else list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2
  })

  return (
    <div className="notation-trainer-script">
      <div className="notation-trainer-script-head">
        <h3 className="notation-trainer-opening">{opening.title}</h3>
        <Legend>
          {Math.min(at, plies.length)}/{plies.length}
        </Legend>
      </div>
      <div ref={box} className="notation-trainer-moves" aria-label={labels.moves} {...scroller}>
        <table>
          <colgroup>
            <col />
            <col />
            <col />
          </colgroup>
          <thead className="ui-visually-hidden">
            <tr>
              <th scope="col">{labels.moveNumber}</th>
              <th scope="col">{labels.white}</th>
              <th scope="col">{labels.black}</th>
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => (
              <tr key={row.number}>
                <th scope="row">{row.number}.</th>
                <Cell index={row.white} {...common} />
                <Cell index={row.black} {...common} />
              </tr>
            ))}
          </tbody>
        </table>
        {startedAt === undefined && !showMoves && (
          <p className="notation-trainer-note">
            {textMode ? labels.startType : practice ? labels.startPractice : labels.start}{' '}
            {labels.startUnknown}
          </p>
        )}
      </div>
    </div>
  )
}
