import { TextArea, TextField } from '@kleinzeug/ui'
import { memo, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useResume } from '../ResumeGeneratorContext.ts'

export interface FormTextProps {
  /** The field of the data: `onText` may depend on nothing else that changes. */
  field: string
  label: string
  labelHidden?: boolean | undefined
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

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * A text of the form. The browser shows what is typed without a render; the data, and what the form says of the text,
 * follow once that is painted. A letter typed into another field does not render it again.
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
    const { typing, labels, missingLetters } = useResume()
    const letters = missingLetters.get(field)
    const control = useRef<Control>(null)
    const typed = useRef(0)
    // Set in one transition with the data: how many of the typed texts `value` knows of.
    const [known, setKnown] = useState(0)
    useLayoutEffect(() => {
      const element = control.current
      if (element && known === typed.current && element.value !== value) element.value = value
    })
    const props = {
      ...frame,
      error: frame.error ?? (letters && labels.missingLetters(letters)),
      ref: (element: Control | null) => {
        control.current = element
      },
      className: wide ? 'resume-generator-wide' : '',
      'data-field': field,
      autoComplete,
      onChange: (text: string) => {
        const count = (typed.current += 1)
        typing.add(() => {
          onText(text)
          startTransition(() => setKnown(count))
        })
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
