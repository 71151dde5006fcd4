import { useDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { startTransition } from 'react'
import { useResume } from '../ResumeGeneratorContext.ts'

interface ParsedFieldProps<T> {
  label: string
  hint?: string
  value: T
  format: (value: T) => string
  /** `undefined` when the text cannot be read. */
  parse: (text: string) => T | undefined
  error: string
  field: string
  autoComplete?: string
  onValue: (value: T) => void
}

/** A text that is read as a date or period: stored as soon as it can be read, corrected in form when left. */
export function ParsedField<T>({
  label,
  hint,
  value,
  format,
  parse,
  error,
  field,
  autoComplete,
  onValue,
}: ParsedFieldProps<T>) {
  const { typing } = useResume()
  const draft = useDraft(field, format(value))
  return (
    <TextField
      label={label}
      hint={hint}
      data-field={field}
      autoComplete={autoComplete}
      {...draft.field}
      onChange={(text) => {
        const read = parse(text)
        draft.set(text, read !== undefined)
        if (read !== undefined) typing.add(() => onValue(read))
      }}
      onBlur={() => {
        if (draft.isDraft) return draft.refuse(error)
        typing.finish()
        // Together with the data, which follows in a transition.
        startTransition(draft.clear)
      }}
    />
  )
}
