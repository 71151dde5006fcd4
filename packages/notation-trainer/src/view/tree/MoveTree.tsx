import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { textOf } from '../../model/pgn/drawing.ts'
import { standAt, type Place } from '../../model/repertoire/editTrees.ts'
import { TreeLine } from './TreeLine.tsx'
import { useTreeTool } from './useTreeTool.ts'

interface MoveTreeProps {
  /** Moves the variation around the selected move up (−1) or down; left out where nothing is edited. */
  onShift: ((by: -1 | 1) => void) | undefined
}

/** The moves of all games with their variations: one tab stop, arrow keys along the line and between siblings. */
export function MoveTree({ onShift }: MoveTreeProps) {
  const { state, labels, tree } = useTreeTool()
  const trees = useAtomValue(tree.trees)
  const { place } = useAtomValue(tree.stand)
  const { notation: style } = useAtomValue(state.settings)
  const markOf = useAtomValue(tree.marks)
  const go = useSetAtom(tree.go)
  const box = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const selected = place.join('.')
  const start = trees[place[0] ?? 0]?.start ?? ''
  const view = useMemo(() => ({ start, style, labels, markOf }), [start, style, labels, markOf])

  useLayoutEffect(() => {
    const list = box.current
    const item = list?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!list || !item) return
    if (list.matches(':focus-within')) item.focus({ preventScroll: true })
    // Not `scrollIntoView`, which would scroll the page too.
    const [top, bottom] = [item.offsetTop - 40, item.offsetTop + item.offsetHeight + 40]
    if (top < list.scrollTop) list.scrollTop = top
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
  })

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = event.shiftKey ? undefined : wayOf(event.key, place)
    if (to) go(standAt(trees, to).place.length === to.length ? to : place)
    else if (event.key === 'End') go(endOf(place))
    else if (event.shiftKey && onShift && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      onShift(event.key === 'ArrowUp' ? -1 : 1)
    else return
    event.preventDefault()
  }
  const endOf = (from: Place): Place => {
    const { next } = standAt(trees, from)
    return next.length > 0 ? endOf([...from, 0]) : from
  }

  const click = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined
    const chosen = item?.dataset['place']
    if (!item || chosen === undefined) return
    go(chosen.split('.').map(Number))
    item.focus({ preventScroll: true })
  }

  return (
    <>
      <span id={helpId} hidden>
        {labels.treeHelp}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its items take the keys */}
      <div
        ref={box}
        role="tree"
        className="notation-trainer-tree"
        aria-label={labels.treeMoves}
        aria-describedby={helpId}
        tabIndex={-1}
        onKeyDown={keyDown}
        onClick={click}
      >
        {trees.map((game, at) => {
          const [first, ...others] = game.next
          const isOpen = at === place[0]
          const title = game.tags.find(([name]) => name === 'Event')?.[1]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- games are told apart by their place
            <div key={at} role="none" className="notation-trainer-tree-game">
              <div
                role="treeitem"
                className="notation-trainer-node notation-trainer-node-start"
                data-place={at}
                aria-level={1}
                aria-selected={selected === `${at}`}
                aria-expanded={isOpen}
                tabIndex={selected === `${at}` ? 0 : -1}
              >
                {trees.length > 1 ? title || labels.treeStart : labels.treeStart}
              </div>
              {isOpen && (
                <div role="group" className="notation-trainer-line">
                  {textOf(game.comment) && (
                    <span className="notation-trainer-remark">{textOf(game.comment)}</span>
                  )}
                  {first && (
                    <TreeLine
                      node={first}
                      others={others.map((other, sibling) => [sibling + 1, other] as const)}
                      place={`${at}.0`}
                      fen={game.start}
                      index={0}
                      level={2}
                      selected={selected}
                      view={view}
                    />
                  )}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}

/** Where a key leads; the place there may not exist. */
function wayOf(key: string, place: Place): Place | undefined {
  const [last = 0, before] = [place.at(-1), place.slice(0, -1)]
  switch (key) {
    case 'ArrowRight':
      return [...place, 0]
    case 'ArrowLeft':
      return place.length > 1 ? place.slice(0, -1) : place
    case 'ArrowDown':
      return [...before, last + 1]
    case 'ArrowUp':
      return [...before, Math.max(0, last - 1)]
    case 'Home':
      return place.slice(0, 1)
    default:
      return undefined
  }
}
