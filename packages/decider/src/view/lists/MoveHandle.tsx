import { Icon, IconButton } from '@kleinzeug/ui'
import { useState } from 'react'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { useReorder } from './useReorder.ts'

interface MoveHandleProps {
  name: string
  /** The index of its row. */
  index: number
  count: number
  onMove: (to: number) => void
}

/** Moves a row of a list: by dragging, by arrow keys, or by two buttons that a press on the handle opens. */
export function MoveHandle({ name, index, count, onMove }: MoveHandleProps) {
  const { labels, announce } = useDecider()
  const [open, setOpen] = useState(false)
  const short = excerpt(name)
  const move = (wanted: number) => {
    const to = Math.min(Math.max(wanted, 0), count - 1)
    if (to === index) return
    onMove(to)
    announce(labels.movedTo(short, to + 1, count))
  }
  return (
    <span className="decider-move">
      <IconButton
        className="decider-handle"
        label={labels.move(short)}
        title={labels.moveHint}
        icon={<Icon name="drag" />}
        aria-expanded={open}
        {...useReorder(index, move)}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <>
          <IconButton
            label={labels.moveUp(short)}
            icon={<Icon name="up" />}
            aria-disabled={index === 0 || undefined}
            onClick={() => move(index - 1)}
          />
          <IconButton
            label={labels.moveDown(short)}
            icon={<Icon name="down" />}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => move(index + 1)}
          />
        </>
      )}
    </span>
  )
}
