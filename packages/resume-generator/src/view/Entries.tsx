import { Button, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { Fragment } from 'react'
import type { ResumeGeneratorLabels } from '../labels.ts'
import type { Entry } from '../model/entries.ts'

interface EntriesProps {
  entries: readonly Entry[]
  /** The entry that undo would bring back, and where it stood. */
  removed: { readonly entry: Entry; readonly index: number } | undefined
  labels: ResumeGeneratorLabels
  onRemove: (index: number) => void
  onUndo: () => void
}

/** A stable function: React calls a new one at each render. */
const focus = (key: HTMLButtonElement | null) => key?.focus()

/** The window: the entries, and in the place of a removed one the key that brings it back. */
export function Entries({ entries, removed, labels, onRemove, onUndo }: EntriesProps) {
  const undoRow = removed && (
    <li className="resume-generator-removed">
      <span>{labels.removed(removed.entry.name)}</span>
      {/* The key that removed it is gone: the focus goes on to the one that brings it back. */}
      <Button variant="quiet" ref={focus} onClick={onUndo}>
        {labels.undo}
      </Button>
    </li>
  )
  return (
    <div className="resume-generator-window">
      <Legend>{labels.count(entries.length)}</Legend>
      {entries.length === 0 && !removed && <p>{labels.empty}</p>}
      <ul aria-label={labels.entries}>
        {entries.map(({ name }, index) => (
          <Fragment key={name}>
            {removed?.index === index && undoRow}
            <li>
              <span>{name}</span>
              <IconButton
                icon={<Icon name="delete" />}
                label={labels.remove(name)}
                onClick={() => onRemove(index)}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= entries.length && undoRow}
      </ul>
    </div>
  )
}
