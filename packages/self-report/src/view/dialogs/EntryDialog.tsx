import { useDraft } from '@kleinzeug/shell'
import { Button, Dialog, TextArea, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { isIsoDate } from '@kleinzeug/calendar-day'
import type { Entry } from '../../state/entries.ts'
import { useLater } from '../useLater.ts'

/** Day and note of an entry; the values stay as they were given. */
export default function EntryDialog({ entry }: { entry: Entry }) {
  const { state, labels } = useLater()
  const open = useSetAtom(state.open)
  const close = () => open(undefined)
  return (
    <Dialog open onClose={close} title={labels.editTitle}>
      <EntryForm key={entry.id} entry={entry} onClose={close} />
    </Dialog>
  )
}

function EntryForm({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { state, labels } = useLater()
  const { ratings, traits } = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const edit = useSetAtom(state.edit)
  const remove = useSetAtom(state.remove)
  const draft = useDraft(`${entry.id}/date`, entry.date)
  const date = draft.text
  const values = ratings.find(({ id }) => id === entry.id)?.values ?? []
  const problem = !isIsoDate(date) ? labels.dateInvalid : date > today ? labels.dateFuture : undefined
  return (
    <form
      className="self-report-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <p>{labels.entry(entry)}</p>
      {values.length > 0 && (
        <dl className="self-report-values">
          {values.map(({ trait, value }) => (
            <div key={trait}>
              <dt>{traits.find(({ id }) => id === trait)?.name ?? trait}</dt>
              <dd>{value === 0 ? labels.none : value}</dd>
            </div>
          ))}
        </dl>
      )}
      <TextField
        type="date"
        label={labels.date}
        value={date}
        error={problem}
        onChange={(next) => {
          const isGood = isIsoDate(next) && next <= today
          draft.set(next, isGood)
          if (isGood) edit(entry, { date: next })
        }}
      />
      <TextArea label={labels.note} rows={3} value={entry.note} onChange={(note) => edit(entry, { note })} />
      <div className="self-report-keys">
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            remove(entry.kind, entry.id)
          }}
        >
          {labels.removeEntry}
        </Button>
        <Button type="submit" variant="primary" className="self-report-end">
          {labels.done}
        </Button>
      </div>
    </form>
  )
}
