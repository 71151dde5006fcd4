import { Button, TextField } from '@kleinzeug/ui'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { useDecider } from '../DeciderContext.ts'

interface NameFormProps {
  /** The label of the field. */
  label: string
  /** The text of the submit button. */
  submit: string
  /** The current name, when it is to be changed. */
  initial?: string
  /** Accepts the name, or returns in words why it is refused. */
  take: (name: string) => string | undefined
  /**
   * Called with the name when it was accepted, with nothing when it was cancelled. With it the form takes the
   * focus when it is mounted; without it the form stays open for the next name.
   */
  onClose?: (taken?: string) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** A field and a submit button for a name. A refused name stays in the field, with the reason below. */
export function NameForm({ label, submit, initial = '', take, onClose, onPaste }: NameFormProps) {
  const { labels } = useDecider()
  const [name, setName] = useState(initial)
  const [reason, setReason] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const opened = onClose !== undefined

  useEffect(() => {
    if (opened) field.current?.select()
  }, [opened])

  return (
    <form
      className="decider-form"
      onSubmit={(event) => {
        event.preventDefault()
        const refusal = take(name)
        setReason(refusal)
        field.current?.focus()
        if (refusal !== undefined) return
        if (onClose) onClose(name.trim())
        else setName('')
      }}
    >
      <TextField
        ref={field}
        label={label}
        labelHidden={opened}
        value={name}
        error={reason}
        dir="auto"
        autoComplete="off"
        onChange={(text) => {
          setName(text)
          setReason(undefined)
        }}
        onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
        onPaste={onPaste}
      />
      <Button type="submit">{submit}</Button>
      {onClose && (
        <Button variant="quiet" onClick={() => onClose()}>
          {labels.cancel}
        </Button>
      )}
    </form>
  )
}
