import { Button, Icon, TextField } from '@kleinzeug/ui'
import { useState, type FormEvent } from 'react'
import type { Station } from '../model/station.ts'
import { secureUrl } from '../model/streamUrl.ts'
import { useRadio } from './RadioContext.ts'

interface OwnStationProps {
  take: (station: Station) => void
  isThere: (streamUrl: string) => boolean
}

type Fault = 'ownNameEmpty' | 'ownUrlWrong' | 'ownUrlTwice'

/** A station entered by hand. */
export function OwnStation({ take, isThere }: OwnStationProps) {
  const { labels } = useRadio()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
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
    <form className="radio-form" onSubmit={onSubmit} noValidate>
      <h2>{labels.own}</h2>
      <TextField
        label={labels.ownName}
        error={fault === 'ownNameEmpty' ? labels[fault] : undefined}
        value={name}
        maxLength={80}
        onChange={setName}
      />
      <div className="radio-form-row">
        <TextField
          label={labels.ownUrl}
          hint={labels.ownUrlHint}
          error={fault !== null && fault !== 'ownNameEmpty' ? labels[fault] : undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          onChange={setAddress}
        />
        <Button type="submit" icon={<Icon name="add" />}>
          {labels.add}
        </Button>
      </div>
    </form>
  )
}
