import { TextField } from '@kleinzeug/ui'
import { useDraft } from './useDraft.ts'

interface ReminderFormProps {
  className: string
  /** Days without an entry; 0 for no reminder. */
  days: number
  /** The most days, of at most three digits. */
  most: number
  onDays: (days: number) => void
  labels: {
    readonly reminder: string
    readonly reminderDays: string
    readonly reminderHelp: string
    readonly reminderInvalid: string
  }
}

/** After how many days a tool reminds. A refused text stays in its field with the reason. */
export function ReminderForm({ className, days, most, onDays, labels }: ReminderFormProps) {
  const draft = useDraft('reminder', String(days))
  return (
    <div className={className}>
      <h3>{labels.reminder}</h3>
      <TextField
        label={labels.reminderDays}
        hint={labels.reminderHelp}
        inputMode="numeric"
        {...draft.field}
        onChange={(text) => {
          const isGood = /^\d{1,3}$/.test(text.trim()) && Number(text) <= most
          if (!isGood) return draft.refuse(labels.reminderInvalid, text)
          draft.clear()
          onDays(Number(text))
        }}
        autoComplete="off"
      />
    </div>
  )
}
