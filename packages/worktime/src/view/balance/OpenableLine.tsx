import { useAtom } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import type { HighlightedLine } from '../../state/HighlightedLine.ts'
import { useWorktime } from '../WorktimeContext.ts'

interface OpenableLineProps {
  line: HighlightedLine
  name: string
  value: string
  /** How its figure comes about, shown while it is open. */
  children: ReactNode
}

/** A figure in a line: pressed, it says how it comes about, and its days are lit and listed. */
export function OpenableLine({ line, name, value, children }: OpenableLineProps) {
  const { state, labels } = useWorktime()
  const [highlight, setHighlight] = useAtom(state.highlight)
  const open = highlight === line
  return (
    <li>
      <button
        type="button"
        className="worktime-line"
        aria-expanded={open}
        title={labels.fromDays(name)}
        onClick={() => setHighlight(open ? undefined : line)}
      >
        <span>{name}</span>
        <span>{value}</span>
      </button>
      <Suspense>{open && children}</Suspense>
    </li>
  )
}
