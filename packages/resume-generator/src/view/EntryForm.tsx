import { Button, TextField } from '@kleinzeug/ui'
import { useState, type RefObject } from 'react'
import type { ResumeGeneratorLabels } from '../labels.ts'
import { nameProblem, type ResumeGeneratorData } from '../model/entries.ts'

interface EntryFormProps {
  data: ResumeGeneratorData
  labels: ResumeGeneratorLabels
  field: RefObject<HTMLInputElement | null>
  onAdd: (name: string) => void
}

/** The field for a new entry. A refused name keeps its text, and the reason stands below it. */
export function EntryForm({ data, labels, field, onAdd }: EntryFormProps) {
  const [name, setName] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const problem = nameProblem(data, name)
  return (
    <form
      className="resume-generator-form"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        field.current?.focus()
        if (problem) return
        onAdd(name)
        setName('')
        setSubmitted(false)
      }}
    >
      <TextField
        ref={field}
        label={labels.newEntry}
        value={name}
        onChange={(text) => {
          setName(text)
          setSubmitted(false)
        }}
        error={submitted && problem ? labels.nameProblem[problem] : undefined}
        autoComplete="off"
      />
      <Button type="submit" variant="primary">
        {labels.add}
      </Button>
    </form>
  )
}
