import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { nameProblem } from '../model/entries.ts'
import { use__Name__ } from './__Name__Context.ts'

/** The field for a new entry. A refused name keeps its text, and the reason stands below it. */
export function EntryForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels } = use__Name__()
  const data = useAtomValue(state.data)
  const add = useSetAtom(state.add)
  const name = useDraft('new')
  return (
    <form
      className="__name__-form"
      onSubmit={(event) => {
        event.preventDefault()
        field.current?.focus()
        const problem = nameProblem(data, name.text)
        if (problem) return name.refuse(labels.nameProblem[problem])
        add(name.text)
        name.clear()
      }}
    >
      <TextField ref={field} label={labels.newEntry} {...name.field} autoComplete="off" />
      <Button type="submit" variant="primary">
        {labels.add}
      </Button>
    </form>
  )
}
