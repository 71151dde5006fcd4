import { TextField } from '@kleinzeug/ui'
import { startTransition, useState } from 'react'
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
  onValue,
}: ParsedFieldProps<T>) {
  const { typing } = useResume()
  const [draft, setDraft] = useState<string>()
  const [left, setLeft] = useState(false)
  const isBad = draft !== undefined && parse(draft) === undefined
  return (
    <TextField
      label={label}
      hint={hint}
      error={left && isBad ? error : undefined}
      data-field={field}
      value={draft ?? format(value)}
      onChange={(text) => {
        setDraft(text)
        const read = parse(text)
        if (read !== undefined) {
          setLeft(false)
          typing.add(() => onValue(read))
        }
      }}
      onBlur={() => {
        setLeft(true)
        if (isBad) return
        typing.finish()
        // Together with the data, which follows in a transition.
        startTransition(() => setDraft(undefined))
      }}
    />
  )
}
