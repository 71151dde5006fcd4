import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Entry } from '../state/entries.ts'
import { useLater } from './useLater.ts'

/** Everything that was recorded, newest first. */
export default function EntryList({ onUndo }: { onUndo: () => void }) {
  const { state, labels } = useLater()
  const entries = useAtomValue(state.entries)
  const removed = useAtomValue(state.removed)
  const rows = removed ? [...entries, removed].toSorted((a, b) => b.date.localeCompare(a.date)) : entries
  return (
    <section className="self-report-list" aria-label={labels.entries}>
      <h2>{labels.entries}</h2>
      <ul>
        {rows.map((entry) =>
          entry === removed ? (
            <RemovedRow key={entry.id} entry={entry} onUndo={onUndo} />
          ) : (
            <EntryRow key={entry.id} entry={entry} />
          ),
        )}
      </ul>
    </section>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const { state, labels } = useLater()
  const open = useSetAtom(state.open)
  const remove = useSetAtom(state.remove)
  const { id, kind, date, note } = entry
  const name = `${labels.longDate(date)}, ${labels.entry(entry)}`
  const giveBack = useSetAtom(state.returned)
  return (
    <li className="self-report-entry" data-key={id}>
      <span className="self-report-mono">{labels.longDate(date)}</span>
      <div className="self-report-body">
        <p>{labels.entry(entry)}</p>
        {note && <p className="self-report-note">{note}</p>}
      </div>
      <span className="self-report-actions">
        {kind === 'sheets' && (
          <IconButton icon={<Icon name="export" />} label={labels.giveBack} onClick={() => giveBack(id)} />
        )}
        <IconButton icon={<Icon name="edit" />} label={labels.edit(name)} onClick={() => open(id)} />
        <IconButton
          icon={<Icon name="delete" />}
          label={labels.remove(name)}
          onClick={() => remove(kind, id)}
        />
      </span>
    </li>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Shown in place of a deleted entry, with a key that restores it. */
function RemovedRow({ entry, onUndo }: { entry: Entry; onUndo: () => void }) {
  const { labels } = useLater()
  return (
    <li className="self-report-entry self-report-removed">
      <span>{labels.removed(`${labels.longDate(entry.date)}, ${labels.entry(entry)}`)}</span>
      {/* The key that removed it is gone: the focus goes on to the one that brings it back. */}
      <Button variant="quiet" ref={focus} onClick={onUndo}>
        {labels.undo}
      </Button>
    </li>
  )
}
