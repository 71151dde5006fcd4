import { useDraft } from '@kleinzeug/shell'
import { Button, TextArea, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Card, CardFields } from '../model/card.ts'
import { openLink, suggestedTitles } from '../model/links.ts'
import { webAddress } from '@kleinzeug/storage/exchange'
import { addressKey } from '../model/webAddress.ts'
import { useNeoCortex } from './NeoCortexContext.ts'

const focus = (field: HTMLInputElement | null) => field?.focus()

/** All fields of a card. What is typed is stored at once; what is refused stays in its field. */
export default function CardForm({ card }: { card: Card }) {
  const { state, labels } = useNeoCortex()
  const addresses = useAtomValue(state.addresses)
  const edit = useSetAtom(state.edit)
  const write = useSetAtom(state.write)
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const drafts = {
    title: useDraft(`${card.id}/title`, card.title),
    url: useDraft(`${card.id}/url`, card.url),
    tags: useDraft(`${card.id}/tags`, (card.tags ?? []).join(', ')),
    text: useDraft(`${card.id}/text`, card.text),
  }
  const [url, text] = [drafts.url.text, drafts.text.text]
  const change = (field: keyof typeof drafts, value: string, fields: CardFields | undefined) => {
    drafts[field].set(value, fields !== undefined)
    if (fields) edit(card.id, fields)
  }
  const isAddress = url.trim() === '' || webAddress(url) !== undefined || url === card.url
  const twin = (addresses.get(addressKey(url) ?? '') ?? []).find(({ id }) => id !== card.id)
  const begun = caret === undefined ? undefined : openLink(text, caret)

  /** Closes the form and focuses the card. */
  const close = () => {
    const device = area.current?.closest('.neo-cortex')
    write(false)
    requestAnimationFrame(() => device?.querySelector<HTMLElement>('.neo-cortex-title')?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return
    event.preventDefault()
    close()
  }
  const insert = (title: string) => {
    if (caret === undefined || begun === undefined) return
    const before = `${text.slice(0, caret - begun.length)}${title}]]`
    const linked = before + text.slice(caret).replace(/^\]\]/, '')
    change('text', linked, { text: linked })
    setCaret(undefined)
    area.current?.focus()
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length))
  }

  return (
    <form
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
        onChange={(next) =>
          change('url', next, next.trim() === '' || webAddress(next) ? { url: next.trim() } : undefined)
        }
        error={isAddress ? undefined : labels.urlInvalid}
        hint={twin ? labels.urlKnown(twin.title || labels.untitled) : undefined}
      />
      <TextArea
        ref={area}
        label={labels.fieldText}
        hint={labels.textHint}
        rows={9}
        onKeyDown={press}
        value={text}
        onChange={(next) => {
          change('text', next, { text: next })
          setCaret(area.current?.selectionStart)
        }}
        onSelect={() => setCaret(area.current?.selectionStart)}
      />
      {begun !== undefined && <Suggestions begun={begun} except={card.id} onChoose={insert} />}
      <TextField
        label={labels.fieldTags}
        hint={labels.tagsHint}
        value={drafts.tags.text}
        onKeyDown={press}
        onChange={(tags) => change('tags', tags, { tags: tags.split(',') })}
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

interface SuggestionsProps {
  begun: string
  except: string
  onChoose: (title: string) => void
}

/** Titles for the link that is being written. */
function Suggestions({ begun, except, onChoose }: SuggestionsProps) {
  const { state, labels } = useNeoCortex()
  const cards = useAtomValue(state.own)
  const titles = suggestedTitles(cards, begun, except)
  if (titles.length === 0) return null
  return (
    <div className="neo-cortex-tags" role="group" aria-label={labels.linkSuggestions}>
      {titles.map((title) => (
        <button key={title} type="button" className="neo-cortex-chip" onClick={() => onChoose(title)}>
          {title}
        </button>
      ))}
    </div>
  )
}
