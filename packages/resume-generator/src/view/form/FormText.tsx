import { TextArea, TextField } from '@kleinzeug/ui'
import { memo } from 'react'

export interface FormTextProps {
  /** The field of the data: `onText` may depend on nothing else that changes. */
  field: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  /** Height in lines; a field of one line without it. */
  rows?: number | undefined
  wide?: boolean | undefined
  type?: string | undefined
  /** What is printed while the field is empty. */
  placeholder?: string | undefined
  autoComplete?: string | undefined
  onText: (text: string) => void
}

/** A text of the form. A letter typed into another field does not render it again. */
export const FormText = memo(
  function FormText({ field, rows, wide = false, type, autoComplete, onText, ...frame }: FormTextProps) {
    const props = {
      ...frame,
      className: wide ? 'resume-generator-wide' : '',
      'data-field': field,
      autoComplete,
      onChange: onText,
    }
    return rows === undefined ? (
      <TextField {...props} type={type ?? 'text'} />
    ) : (
      <TextArea {...props} rows={rows} />
    )
  },
  (before, after) =>
    before.field === after.field &&
    before.label === after.label &&
    before.hint === after.hint &&
    before.error === after.error &&
    before.placeholder === after.placeholder &&
    before.value === after.value,
)
