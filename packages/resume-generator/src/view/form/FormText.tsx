import { TextArea, TextField } from '@kleinzeug/ui'
import { memo, startTransition, useState } from 'react'
import { afterPaint } from '../afterPaint.ts'

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

/**
 * A text of the form. It shows what is typed at once by itself; the form, and what it says of the text, follow once
 * that is painted. A letter typed into another field does not render it again.
 */
export const FormText = memo(
  function FormText({
    field,
    rows,
    wide = false,
    type,
    autoComplete,
    value,
    onText,
    ...frame
  }: FormTextProps) {
    const [typed, setTyped] = useState<string>()
    const props = {
      ...frame,
      value: typed ?? value,
      className: wide ? 'resume-generator-wide' : '',
      'data-field': field,
      autoComplete,
      onChange: (text: string) => {
        setTyped(text)
        onText(text)
        // In the same task as the data: what comes from elsewhere meanwhile is shown, too.
        afterPaint(() => startTransition(() => setTyped(undefined)))
      },
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
