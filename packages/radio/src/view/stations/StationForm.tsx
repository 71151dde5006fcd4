import { Button, Icon, TextField, type IconName, type TextFieldProps } from '@kleinzeug/ui'
import { useId, type FormEvent, type ReactNode } from 'react'
import type { Station } from '../../model/station.ts'

/** Props of each form that yields a new station. */
export interface StationFormCallbacks {
  /** Adds the station, or puts it in the place of the one being replaced. */
  onStation: (station: Station) => void
  /** Whether the list already holds this stream address. */
  isInList: (streamUrl: string) => boolean
}

interface StationFormProps {
  heading: string
  role?: 'search'
  onSubmit: () => void
  children: ReactNode
}

/** A form labelled by its heading. */
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

interface FieldWithButtonProps extends TextFieldProps {
  /** Text of the submit button. */
  submitLabel: string
  icon: IconName
}

/** A text field with the submit button of its form. */
export function FieldWithButton({ submitLabel, icon, ...field }: FieldWithButtonProps) {
  return (
    <div className="radio-form-row">
      <TextField {...field} />
      <Button type="submit" icon={<Icon name={icon} />}>
        {submitLabel}
      </Button>
    </div>
  )
}
