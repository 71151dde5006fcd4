import { TextField, type TextFieldProps } from '@kleinzeug/ui'
import type { RefObject } from 'react'
import { withoutCheck } from '../../model/notation.ts'

interface MoveInputProps extends Pick<
  TextFieldProps,
  'label' | 'placeholder' | 'hint' | 'error' | 'disabled' | 'readOnly' | 'inputMode'
> {
  /** Of the form, for the keys that enter the text from outside it. */
  id: string
  field: RefObject<HTMLInputElement | null>
  text: string
  /** @param entered whether the text is complete, as opposed to being typed */
  onInput: (text: string, entered: boolean) => void
}

/** The form in which the notation of a move is typed. */
export function MoveInput({ id, field, text, onInput, ...props }: MoveInputProps) {
  return (
    <form
      id={id}
      className="notation-trainer-type-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onInput(text, true)
        // The key that entered it has the focus on a phone.
        field.current?.focus()
      }}
    >
      <TextField
        {...props}
        ref={field}
        labelHidden
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={20}
        onChange={(input) => onInput(withoutCheck(input), false)}
      />
    </form>
  )
}
