import { TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { secureUrl } from '../model/streamUrl.ts'
import { useRadio } from './RadioContext.ts'
import { FieldWithKey, StationForm, type StationSource } from './StationForm.tsx'

type Fault = 'ownNameEmpty' | 'ownUrlWrong' | 'ownUrlTwice'

/** A station entered by hand. */
export function OwnStation({ take, isThere }: StationSource) {
  const { labels } = useRadio()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)

  const onSubmit = () => {
    const host = name.trim()
    const streamUrl = secureUrl(address)
    if (host === '') return setFault('ownNameEmpty')
    if (streamUrl === undefined) return setFault('ownUrlWrong')
    if (isThere(streamUrl)) return setFault('ownUrlTwice')
    take({ host, streamUrl, volume: 1 })
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
      <FieldWithKey
        label={labels.ownUrl}
        hint={labels.ownUrlHint}
        error={fault !== null && fault !== 'ownNameEmpty' ? labels[fault] : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        onChange={setAddress}
        send={labels.add}
        icon="add"
      />
    </StationForm>
  )
}
