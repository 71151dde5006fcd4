import { useDraft } from '@kleinzeug/shell'
import { Button, Choice, Dialog, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { shapeOf, shapes, type Entry, type EntryFields } from '../model/entries.ts'
import { formatLength, SPACE } from '../model/length/formatLength.ts'
import { parseLength } from '../model/length/parseLength.ts'
import { useLater } from './useLater.ts'

interface EntryDialogProps {
  /** The entry to edit; without one a new entry is made. */
  entry: Entry | undefined
  open: boolean
  onClose: () => void
  onSave: (fields: EntryFields) => void
}

/** The form of an own entry. What is refused keeps its text, and the reason stands at the field. */
export function EntryDialog({ entry, open, onClose, onSave }: EntryDialogProps) {
  const { labels } = useLater()
  return (
    <Dialog open={open} onClose={onClose} title={entry ? labels.editTitle : labels.ownTitle}>
      <EntryForm entry={entry} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

function EntryForm({ entry, onClose, onSave }: Omit<EntryDialogProps, 'open'>) {
  const { labels } = useLater()
  const { language } = labels
  const stored = entry && formatLength(entry.size, language, 15)
  const name = useDraft(`${entry?.id ?? 'new'}/name`, entry?.name)
  const size = useDraft(`${entry?.id ?? 'new'}/size`, stored?.replace(SPACE, ' '))
  const [shape, setShape] = useState(entry ? shapeOf(entry) : 'circle')
  const parsed = parseLength(size.text, language)
  const isUnnamed = name.text.trim() === ''
  const clear = () => {
    name.clear()
    size.clear()
  }
  return (
    <form
      className="size-comparison-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isUnnamed) name.refuse(labels.nameMissing)
        if (parsed.problem !== undefined) size.refuse(labels.sizeProblem[parsed.problem])
        if (isUnnamed || parsed.problem !== undefined) {
          const field = event.currentTarget.elements.namedItem(isUnnamed ? 'name' : 'size')
          if (field instanceof HTMLInputElement) field.focus()
          return
        }
        // An untouched size keeps every digit.
        const isUntouched = entry !== undefined && !size.isDraft
        clear()
        onSave({ name: name.text, size: isUntouched ? entry.size : parsed.length, shape })
      }}
    >
      <TextField label={labels.fieldName} name="name" {...name.field} maxLength={80} autoComplete="off" />
      <TextField
        label={labels.fieldSize}
        name="size"
        {...size.field}
        autoComplete="off"
        hint={
          parsed.problem === undefined
            ? labels.readAs(formatLength(parsed.length, language, 6))
            : labels.sizeHint
        }
      />
      <Choice
        legend={labels.fieldShape}
        value={shape}
        onChange={setShape}
        options={shapes.map((value) => ({ value, label: labels.shapes[value] }))}
      />
      <div className="size-comparison-form-keys">
        <Button
          onClick={() => {
            clear()
            onClose()
          }}
        >
          {labels.cancel}
        </Button>
        <Button type="submit" variant="primary">
          {entry ? labels.save : labels.add}
        </Button>
      </div>
    </form>
  )
}
