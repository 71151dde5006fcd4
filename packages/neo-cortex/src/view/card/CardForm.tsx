import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, type KeyboardEvent } from 'react'
import type { Card, CardFields } from '../../model/card.ts'
import { addressKey, typedAddress } from '../../model/webAddress.ts'
import { isNumber } from '../../model/sequence.ts'
import { TextWithLinks } from './TextWithLinks.tsx'
import { useLater } from '../useLater.ts'

const focus = (field: HTMLInputElement | null) => field?.focus()

/** All fields of a card. What is typed is stored at once; what is refused stays in its field. */
export function CardForm({ card }: { card: Card }) {
  const { state, labels } = useLater()
  const numbered = useAtomValue(state.numbered)
  const addresses = useAtomValue(state.addresses)
  const edit = useSetAtom(state.edit)
  const write = useSetAtom(state.write)
  const form = useRef<HTMLFormElement>(null)
  const drafts = {
    title: useDraft(`${card.id}/title`, card.title),
    url: useDraft(`${card.id}/url`, card.url),
    number: useDraft(`${card.id}/number`, card.number),
    tags: useDraft(`${card.id}/tags`, (card.tags ?? []).join(', ')),
    text: useDraft(`${card.id}/text`, card.text),
  }
  const url = drafts.url.text
  const change = (field: keyof typeof drafts, value: string, fields: CardFields | undefined) => {
    drafts[field].set(value, fields !== undefined)
    if (fields) edit(card.id, fields)
  }
  const isAddress = url.trim() === '' || typedAddress(url) !== undefined || url === card.url
  const twin = (addresses.get(addressKey(typedAddress(url)) ?? '') ?? []).find(({ id }) => id !== card.id)

  const number = drafts.number.text.trim()
  const isNumbered = number === '' || isNumber(number)
  const namesake = numbered.find(
    (each) => each.id !== card.id && each.number?.toLowerCase() === number.toLowerCase(),
  )

  /** Closes the form and focuses the card. */
  const close = () => {
    const device = form.current?.closest('.neo-cortex')
    write(false)
    requestAnimationFrame(() => device?.querySelector<HTMLElement>('.neo-cortex-title')?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return
    event.preventDefault()
    close()
  }
  return (
    <form
      ref={form}
      className="neo-cortex-form"
      onSubmit={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <TextField
        label={labels.fieldTitle}
        value={drafts.title.text}
        onChange={(title) => change('title', title, { title })}
        autoComplete="off"
        ref={focus}
        onKeyDown={press}
      />
      <TextField
        label={labels.fieldUrl}
        value={url}
        inputMode="url"
        onKeyDown={press}
        autoComplete="off"
        onChange={(next) => {
          const address = next.trim() === '' ? '' : typedAddress(next)
          change('url', next, address === undefined ? undefined : { url: address })
        }}
        error={isAddress ? undefined : labels.urlInvalid}
        hint={twin ? labels.urlKnown(twin.title || labels.untitled) : undefined}
      />
      <TextWithLinks
        card={card.id}
        value={drafts.text.text}
        onChange={(text) => change('text', text, { text })}
        onKeyDown={press}
      />
      <TextField
        label={labels.fieldTags}
        hint={labels.tagsHint}
        value={drafts.tags.text}
        onKeyDown={press}
        onChange={(tags) => change('tags', tags, { tags: tags.split(',') })}
        autoComplete="off"
      />
      <TextField
        label={labels.fieldNumber}
        hint={namesake ? labels.numberKnown(namesake.title || labels.untitled) : labels.numberHint}
        error={isNumbered ? undefined : labels.numberInvalid}
        value={drafts.number.text}
        onKeyDown={press}
        onChange={(next) => {
          const text = next.trim()
          change('number', next, text === '' || isNumber(text) ? { number: text } : undefined)
        }}
        autoComplete="off"
      />
      <div className="neo-cortex-card-keys">
        <Button type="submit" variant="primary">
          {labels.done}
        </Button>
      </div>
    </form>
  )
}
