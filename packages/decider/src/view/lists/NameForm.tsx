import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useEffect, useRef, type ClipboardEvent } from 'react'
import { useDecider } from '../DeciderContext.ts'

interface NameFormProps {
  /** Name of its draft. */
  draft: string
  /** The label of the field. */
  label: string
  /** The text of the submit button. */
  submit: string
  /** The current name, when it is to be changed. */
  initial?: string
  /** Accepts the name, or returns in words why it is refused. */
  onName: (name: string) => string | undefined
  /**
   * Called with the name when it was accepted, with nothing when it was cancelled. With it the form takes the
   * focus when it is mounted; without it the form stays open for the next name.
   */
  onClose?: (taken?: string) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** A field and a submit button for a name. A refused name stays in the field, with the reason below. */
export function NameForm({ draft, label, submit, initial = '', onName, onClose, onPaste }: NameFormProps) {
  const { labels } = useDecider()
  const name = useDraft(draft, initial)
  const field = useRef<HTMLInputElement>(null)
  const opened = onClose !== undefined
  const close = (taken?: string) => {
    name.clear()
    onClose?.(taken)
  }

  useEffect(() => {
    if (opened) field.current?.select()
  }, [opened])

  return (
    <form
      className="decider-form"
      onSubmit={(event) => {
        event.preventDefault()
        const refusal = onName(name.text)
        field.current?.focus()
        if (refusal === undefined) close(name.text.trim())
        else name.refuse(refusal)
      }}
    >
      <TextField
        ref={field}
        label={label}
        labelHidden={opened}
        {...name.field}
        dir="auto"
        autoComplete="off"
        onKeyDown={(event) => opened && event.key === 'Escape' && close()}
        onPaste={onPaste}
      />
      <Button type="submit">{submit}</Button>
      {onClose && (
        <Button variant="quiet" onClick={() => close()}>
          {labels.cancel}
        </Button>
      )}
    </form>
  )
}
