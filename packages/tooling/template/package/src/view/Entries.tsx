import { Button, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment } from 'react'
import { use__Name__ } from './__Name__Context.ts'

/** A stable function: React calls a new one at each render. */
const focus = (key: HTMLButtonElement | null) => key?.focus()

/** The window: the entries, and in the place of a removed one the key that brings it back. */
export function Entries({ onUndo }: { onUndo: () => void }) {
  const { state, labels } = use__Name__()
  const { entries } = useAtomValue(state.data)
  const removed = useAtomValue(state.removed)
  const remove = useSetAtom(state.remove)
  const undoRow = removed && (
    <li className="__name__-removed">
      <span>{labels.removed(removed.entry.name)}</span>
      {/* The key that removed it is gone: the focus goes on to the one that brings it back. */}
      <Button variant="quiet" ref={focus} onClick={onUndo}>
        {labels.undo}
      </Button>
    </li>
  )
  return (
    <div className="__name__-window">
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
                onClick={() => remove(index)}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= entries.length && undoRow}
      </ul>
    </div>
  )
}
