import { Fragment, memo, type ReactNode } from 'react'
import { glyphSign, isGlyph } from '../../model/pgn/glyphs.ts'
import { drawingsOf, textOf } from '../../model/pgn/drawing.ts'
import type { MoveNode } from '../../model/pgn/gameTree.ts'
import type { Mark } from '../../model/repertoire/marks.ts'
import { writePly } from '../../model/notation.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import { numberOf } from './moveName.ts'
import type { useTreeLabels } from './useTreeTool.ts'

type Labels = ReturnType<typeof useTreeLabels>

/** What all lines of one game share; one object until one of it changes. */
export interface LineView {
  readonly start: string
  readonly style: NotationStyle
  readonly labels: Labels
  readonly markOf: (fen: string) => Mark | undefined
}

interface TreeLineProps {
  node: MoveNode
  /** Moves beside the first one, with their index among all of them. */
  others: ReadonlyArray<readonly [at: number, node: MoveNode]>
  /** Place of the first move, as text. */
  place: string
  /** Position before the first move, as FEN. */
  fen: string
  /** Number of plies before the first move. */
  index: number
  level: number
  /** The selected place, if it lies in this line. */
  selected: string | undefined
  view: LineView
}

interface MoveItemProps {
  node: MoveNode
  place: string
  level: number
  number: string
  isNumbered: boolean
  isSelected: boolean
  mark: Mark | undefined
  view: LineView
}

/** What the signs and marks of a move mean, in words. */
function wordsOf({ node, mark, view: { labels } }: MoveItemProps) {
  return [
    ...node.nags.filter(isGlyph).map(labels.glyphName),
    mark && labels.markName[mark.state],
    mark && mark.lapses > 0 && labels.lapses(mark.lapses),
    drawingsOf(node.comment).length > 0 && labels.drawn,
  ]
    .filter(Boolean)
    .join(', ')
}

const MoveItem = memo(function MoveItem(props: MoveItemProps) {
  const { node, place, level, number, isNumbered, isSelected, mark, view } = props
  return (
    <div
      role="treeitem"
      className="notation-trainer-node"
      data-place={place}
      data-mark={mark?.state}
      data-weak={(mark && mark.lapses > 0) || undefined}
      aria-level={level}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
    >
      <span className={isNumbered ? 'notation-trainer-node-number' : 'ui-visually-hidden'}>{number}</span>{' '}
      <span className="notation-trainer-node-move">{writePly(node.ply, view.style)}</span>
      <span aria-hidden="true">{node.nags.map(glyphSign).join('')}</span>
      <span className="ui-visually-hidden"> {wordsOf(props)}</span>
      {mark && mark.lapses > 0 && (
        <span className="notation-trainer-lapses" aria-hidden="true">
          {mark.lapses}
        </span>
      )}
    </div>
  )
})

const within = (selected: string | undefined, place: string) =>
  selected !== undefined && (selected === place || selected.startsWith(`${place}.`)) ? selected : undefined

function Remark({ text }: { text: string }) {
  return text ? <span className="notation-trainer-remark">{text}</span> : null
}

/** A line of moves with its comments and, indented, its variations. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { place: first, level, selected, view } = props
  const { start } = view
  const parts: ReactNode[] = []
  let { others, fen, index } = props
  let place = first
  let isNumbered = true
  for (let node: MoveNode | undefined = props.node; node;) {
    const number = numberOf(node, index, start)
    const parent = place.slice(0, place.lastIndexOf('.'))
    const [before, after] = [fen, textOf(node.comment)]
    const [depth, at] = [level + 1, index]
    parts.push(
      <Fragment key={place}>
        <Remark text={textOf(node.before)} />
        <MoveItem
          node={node}
          place={place}
          level={level}
          number={number}
          isNumbered={isNumbered || node.ply.color === 'w' || node.before !== ''}
          isSelected={selected === place}
          mark={view.markOf(before)}
          view={view}
        />
        <Remark text={after} />
        {others.length > 0 && (
          <div role="group" className="notation-trainer-variations">
            {others.map(([sibling, other]) => (
              <div key={sibling} role="none" className="notation-trainer-variation">
                <TreeLine
                  node={other}
                  others={none}
                  place={`${parent}.${sibling}`}
                  fen={before}
                  index={at}
                  level={depth}
                  selected={within(selected, `${parent}.${sibling}`)}
                  view={view}
                />
              </div>
            ))}
          </div>
        )}
      </Fragment>,
    )
    isNumbered = after !== '' || others.length > 0
    const [next, ...more]: readonly MoveNode[] = node.next
    others = more.map((other, sibling) => [sibling + 1, other] as const)
    fen = node.ply.after
    index += 1
    place += '.0'
    node = next
  }
  return parts
})

const none: TreeLineProps['others'] = []
