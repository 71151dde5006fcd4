import { Button, Icon, TextField, type IconName, type TextFieldProps } from '@kleinzeug/ui'
import { useId, type FormEvent, type ReactNode } from 'react'
import type { Station } from '../model/station.ts'

/** What each way to a new station is given. */
export interface StationSource {
  take: (station: Station) => void
  /** Whether the list holds this stream already. */
  isThere: (streamUrl: string) => boolean
}

interface StationFormProps {
  heading: string
  role?: 'search'
  onSubmit: () => void
  children: ReactNode
}

/** A way to a new station; its heading is its name. */
export function StationForm({ heading, role, onSubmit, children }: StationFormProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="radio-form" role={role} aria-labelledby={id} onSubmit={submit} noValidate>
      <h2 id={id}>{heading}</h2>
      {children}
    </form>
  )
}

interface FieldWithKeyProps extends TextFieldProps {
  /** What the key says. */
  send: string
  icon: IconName
}

/** A field, and beside it the key that sends the form. */
export function FieldWithKey({ send, icon, ...field }: FieldWithKeyProps) {
  return (
    <div className="radio-form-row">
      <TextField {...field} />
      <Button type="submit" icon={<Icon name={icon} />}>
        {send}
      </Button>
    </div>
  )
}
