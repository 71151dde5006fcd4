import { Button, Choice, TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Repertoire } from '../../model/trainerData.ts'
import { useLater } from './useLater.ts'

interface RepertoireFormProps {
  title: string
  side: Repertoire['side']
  cancelLabel: string
  onCancel: () => void
  onDone: (title: string, side: Repertoire['side']) => void
}

/** Name and side of a new repertoire. */
export function RepertoireForm({
  title: first,
  side: ofFirst,
  cancelLabel,
  onCancel,
  onDone,
}: RepertoireFormProps) {
  const { state, labels } = useLater()
  const names = useAtomValue(state.names)
  const [title, setTitle] = useState(first)
  const [side, setSide] = useState(ofFirst)
  const [asked, setAsked] = useState(false)
  const name = title.trim()
  const complaint = name === '' ? labels.nameMissing : names.has(name) ? labels.nameTaken(name) : undefined
  return (
    <form
      className="notation-trainer-form"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!complaint) onDone(name, side)
      }}
    >
      <TextField
        label={labels.name}
        error={asked ? complaint : undefined}
        value={title}
        maxLength={120}
        onChange={setTitle}
      />
      <Choice
        legend={labels.repertoireSide}
        value={side}
        onChange={setSide}
        options={[
          { value: 'white', label: labels.white },
          { value: 'black', label: labels.black },
        ]}
      />
      <div className="ui-dialog-actions">
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button type="submit" variant="primary">
          {labels.take(1)}
        </Button>
      </div>
    </form>
  )
}
