import { useDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { secureUrl } from '../../model/streamUrl.ts'
import { useStations } from './StationLabelsContext.ts'
import { FieldWithButton, StationForm, type StationFormCallbacks } from './StationForm.tsx'

/** Form for a station entered by hand. */
export function OwnStation({ onStation, isInList }: StationFormCallbacks) {
  const { labels } = useStations()
  const name = useDraft('own/name')
  const address = useDraft('own/address')

  const onSubmit = () => {
    const host = name.text.trim()
    const streamUrl = secureUrl(address.text)
    if (host === '') return name.refuse(labels.ownNameEmpty)
    if (streamUrl === undefined)
      return address.refuse(/^\s*http:/i.test(address.text) ? labels.ownUrlInsecure : labels.ownUrlWrong)
    if (isInList(streamUrl)) return address.refuse(labels.ownUrlTwice)
    onStation({ host, streamUrl, volume: 1 })
    name.clear()
    address.clear()
  }

  return (
    <StationForm heading={labels.own} onSubmit={onSubmit}>
      <TextField label={labels.ownName} {...name.field} maxLength={80} />
      <FieldWithButton
        label={labels.ownUrl}
        hint={labels.ownUrlHint}
        {...address.field}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        submitLabel={labels.add}
        icon="add"
      />
    </StationForm>
  )
}
