import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { sealFile } from '@kleinzeug/storage/sealed'
import { Button, Dialog, Icon, Notice, saveFile, Switch, TextField } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import { recordFile } from '../../../record/exportRecord.ts'
import { sealedLabels as labels } from './sealedLabels.ts'
import './sealed.css'

const SHORTEST = 8

type State = 'typing' | 'refused' | 'working' | 'failed'

/** Asks for a passphrase and downloads all data, encrypted with it. */
export function SealDialog({ onClose }: { onClose: () => void }) {
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [state, setState] = useState<State>('typing')
  const isOpen = useRef(true)
  useEffect(() => () => void (isOpen.current = false), [])
  const isTooShort = passphrase.length < SHORTEST
  const differs = !isShown && again !== passphrase

  async function seal() {
    if (isTooShort || differs) return setState('refused')
    setState('working')
    try {
      // Missing without TLS; what is read for the file counts as exported.
      if (!('subtle' in crypto)) throw new Error('no encryption')
      const { text } = await recordFile()
      const sealed = await sealFile(text, passphrase)
      // Cancelled while the key was being derived.
      if (!isOpen.current) return
      saveFile(labels.fileName(PRODUCT_KEY), sealed)
      onClose()
    } catch {
      setState('failed')
    }
  }

  const field = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    spellCheck: false,
  } as const
  return (
    <Dialog open onClose={onClose} title={labels.sealTitle}>
      <form
        className="sealed-form"
        onSubmit={(event) => {
          event.preventDefault()
          void seal()
        }}
      >
        <p>{labels.sealText}</p>
        <TextField
          {...field}
          label={labels.passphrase}
          hint={labels.strength(passphrase.length)}
          value={passphrase}
          onChange={setPassphrase}
          {...(state === 'refused' && isTooShort && { error: labels.tooShort })}
        />
        {!isShown && (
          <TextField
            {...field}
            label={labels.again}
            value={again}
            onChange={setAgain}
            {...(state === 'refused' && !isTooShort && differs && { error: labels.differs })}
          />
        )}
        <Switch label={labels.show} checked={isShown} onChange={setIsShown} />
        {state === 'failed' && <Notice tone="bad" title={labels.failed} />}
        <div className="ui-dialog-actions">
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            icon={<Icon name="export" />}
            disabled={state === 'working'}
          >
            {state === 'working' ? labels.working : labels.seal}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
