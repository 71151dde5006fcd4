import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type RefObject } from 'react'
import { nameProblem } from '../model/entries.ts'
import { use__Name__ } from './__Name__Context.ts'

/** The field for a new entry. A refused name keeps its text, and the reason stands below it. */
export function EntryForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels } = use__Name__()
  const data = useAtomValue(state.data)
  const add = useSetAtom(state.add)
  const [name, setName] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const problem = nameProblem(data, name)
  return (
    <form
      className="__name__-form"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        field.current?.focus()
        if (problem) return
        add(name)
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
