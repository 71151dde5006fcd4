import { openSealedFile, type SealRefusal } from '@kleinzeug/storage/sealed'
import { Button, Dialog, TextField } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import { recordLabels } from '../../../record/recordLabels.ts'
import { sealedLabels as labels } from './sealedLabels.ts'
import './sealed.css'

export interface OpenSealedProps {
  fileName: string
  /** The encrypted file. */
  text: string
  /** Called with what it holds. */
  onOpen: (text: string) => void
  onClose: () => void
}

/** Asks for the passphrase of an encrypted file until it opens. */
export function OpenSealed({ fileName, text, onOpen, onClose }: OpenSealedProps) {
  const [passphrase, setPassphrase] = useState('')
  const [state, setState] = useState<SealRefusal | 'typing' | 'working'>('typing')
  const isOpen = useRef(true)
  useEffect(() => () => void (isOpen.current = false), [])

  async function open() {
    setState('working')
    const opened = await openSealedFile(text, passphrase)
    // Cancelled while the key was being derived.
    if (!isOpen.current) return
    if ('text' in opened) onOpen(opened.text)
    else setState(opened.refused)
  }

  const refusal = state === 'typing' || state === 'working' ? undefined : state
  return (
    <Dialog open onClose={onClose} title={labels.openTitle}>
      <form
        className="sealed-form"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <p>{labels.openText(fileName)}</p>
        <TextField
          type="password"
          autoComplete="off"
          spellCheck={false}
          label={labels.passphrase}
          value={passphrase}
          onChange={(typed) => {
            setPassphrase(typed)
            setState('typing')
          }}
          {...(refusal && { error: `${labels.refused[refusal]} ${recordLabels.nothingChanged}` })}
        />
        <div className="ui-dialog-actions">
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button type="submit" variant="primary" disabled={state === 'working' || passphrase === ''}>
            {state === 'working' ? labels.working : labels.open}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
