import { Button, Choice, Dialog, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { shapeOf, shapes, type Entry, type EntryFields } from '../model/entries.ts'
import { formatLength, SPACE } from '../model/length/formatLength.ts'
import { parseLength } from '../model/length/parseLength.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'

interface EntryDialogProps {
  /** The entry to edit; without one a new entry is made. */
  entry: Entry | undefined
  open: boolean
  onClose: () => void
  onSave: (fields: EntryFields) => void
}

/** The form of an own entry. What is refused keeps its text, and the reason stands at the field. */
export function EntryDialog({ entry, open, onClose, onSave }: EntryDialogProps) {
  const { labels } = useSizeComparison()
  return (
    <Dialog open={open} onClose={onClose} title={entry ? labels.editTitle : labels.ownTitle}>
      <EntryForm entry={entry} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

function EntryForm({ entry, onClose, onSave }: Omit<EntryDialogProps, 'open'>) {
  const { labels } = useSizeComparison()
  const { language } = labels
  const stored = entry && formatLength(entry.size, language, 15)
  const [name, setName] = useState(entry?.name ?? '')
  const [text, setText] = useState(stored?.replace(SPACE, ' ') ?? '')
  const [shape, setShape] = useState(entry ? shapeOf(entry) : 'circle')
  const [isSubmitted, setSubmitted] = useState(false)
  const parsed = parseLength(text, language)
  const isUnnamed = name.trim() === ''
  return (
    <form
      className="size-comparison-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (isUnnamed || parsed.problem !== undefined) {
          const field = event.currentTarget.elements.namedItem(isUnnamed ? 'name' : 'size')
          if (field instanceof HTMLInputElement) field.focus()
          return
        }
        // A size that nobody has touched keeps every digit.
        const isUntouched = entry !== undefined && text === stored?.replace(SPACE, ' ')
        onSave({ name, size: isUntouched ? entry.size : parsed.length, shape })
      }}
    >
      <TextField
        label={labels.fieldName}
        name="name"
        value={name}
        onChange={setName}
        maxLength={80}
        autoComplete="off"
        error={isSubmitted && isUnnamed ? labels.nameMissing : undefined}
      />
      <TextField
        label={labels.fieldSize}
        name="size"
        value={text}
        onChange={setText}
        autoComplete="off"
        hint={
          parsed.problem === undefined
            ? labels.readAs(formatLength(parsed.length, language, 6))
            : labels.sizeHint
        }
        error={isSubmitted && parsed.problem !== undefined ? labels.sizeProblem[parsed.problem] : undefined}
      />
      <Choice
        legend={labels.fieldShape}
        value={shape}
        onChange={setShape}
        options={shapes.map((value) => ({ value, label: labels.shapes[value] }))}
      />
      <div className="size-comparison-form-keys">
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button type="submit" variant="primary">
          {entry ? labels.save : labels.add}
        </Button>
      </div>
    </form>
  )
}
