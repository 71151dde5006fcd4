import { TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { secureUrl } from '../../model/streamUrl.ts'
import { useRadio } from '../RadioContext.ts'
import { FieldWithButton, StationForm, type StationFormCallbacks } from './StationForm.tsx'

type Fault = 'ownNameEmpty' | 'ownUrlInsecure' | 'ownUrlWrong' | 'ownUrlTwice'

/** Form for a station entered by hand. */
export function OwnStation({ onStation, isInList }: StationFormCallbacks) {
  const { labels } = useRadio()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)

  const onSubmit = () => {
    const host = name.trim()
    const streamUrl = secureUrl(address)
    if (host === '') return setFault('ownNameEmpty')
    if (streamUrl === undefined)
      return setFault(/^\s*http:/i.test(address) ? 'ownUrlInsecure' : 'ownUrlWrong')
    if (isInList(streamUrl)) return setFault('ownUrlTwice')
    onStation({ host, streamUrl, volume: 1 })
    setName('')
    setAddress('')
    setFault(null)
  }

  return (
    <StationForm heading={labels.own} onSubmit={onSubmit}>
      <TextField
        label={labels.ownName}
        error={fault === 'ownNameEmpty' ? labels[fault] : undefined}
        value={name}
        maxLength={80}
        onChange={setName}
      />
      <FieldWithButton
        label={labels.ownUrl}
        hint={labels.ownUrlHint}
        error={fault !== null && fault !== 'ownNameEmpty' ? labels[fault] : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        onChange={setAddress}
        submitLabel={labels.add}
        icon="add"
      />
    </StationForm>
  )
}
