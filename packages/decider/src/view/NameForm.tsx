import { Button, TextField } from '@kleinzeug/ui'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { useDecider } from './DeciderContext.ts'

interface NameFormProps {
  /** What is named: the label of the field. */
  label: string
  /** What the key says. */
  submit: string
  /** The present name, when it is changed. */
  initial?: string
  disabled?: boolean
  /** Takes the name, or answers with the reason in words why not. */
  take: (name: string) => string | undefined
  /**
   * Called with the name when it was taken, with nothing when it was given up. With it the form takes
   * the focus as it opens; without it the form stays for the next name.
   */
  onClose?: (taken?: string) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** One field and one key to name something; what is refused is told at the field and stays in it. */
export function NameForm({
  label,
  submit,
  initial = '',
  disabled = false,
  take,
  onClose,
  onPaste,
}: NameFormProps) {
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
        disabled={disabled}
        dir="auto"
        autoComplete="off"
        onChange={(text) => {
          setName(text)
          setReason(undefined)
        }}
        onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
        onPaste={onPaste}
      />
      <Button type="submit" disabled={disabled}>
        {submit}
      </Button>
      {onClose && (
        <Button variant="quiet" onClick={() => onClose()}>
          {labels.cancel}
        </Button>
      )}
    </form>
  )
}
