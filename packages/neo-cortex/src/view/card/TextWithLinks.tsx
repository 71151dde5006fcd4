import { TextArea } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { openLink, suggestedTitles } from '../../model/linkSuggestions.ts'
import { useLater } from '../useLater.ts'

interface TextWithLinksProps {
  /** The id of the card, which is not suggested to itself. */
  card: string
  value: string
  onChange: (text: string) => void
  /** Called with the keys that the list does not use. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** The text of a card. After `[[` a list of titles opens: arrow keys go through it, Enter or Tab takes one, Escape closes it. */
export function TextWithLinks({ card, value, onChange, onKeyDown }: TextWithLinksProps) {
  const { state, labels, announce } = useLater()
  const own = useAtomValue(state.own)
  const offered = useAtomValue(state.offered)
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const listId = useId()
  const begun = caret === undefined ? undefined : openLink(value, caret)
  const titles = begun === undefined ? [] : suggestedTitles([...offered.toReversed(), ...own], begun, card)
  const count = titles.length
  const at = Math.min(active, count - 1)

  const isOpen = count > 0
  const said = isOpen ? labels.linksFound(count) : ''
  useEffect(() => {
    if (said) announce(said)
  }, [said, announce])

  const insert = (title: string) => {
    if (caret === undefined || begun === undefined) return
    const before = `${value.slice(0, caret - begun.length)}${title}]]`
    onChange(before + value.slice(caret).replace(/^\]\]/, ''))
    setCaret(undefined)
    setActive(0)
    announce(labels.linkInserted(title))
    area.current?.focus()
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length))
  }
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing
    const title = titles[at]
    if (!isPlain || title === undefined) return onKeyDown(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setActive((at + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) insert(title)
    else if (event.key === 'Escape') setCaret(undefined)
    else return onKeyDown(event)
    event.preventDefault()
  }
  const follow = () => setCaret(area.current?.selectionStart)
  return (
    <>
      <TextArea
        ref={area}
        label={labels.fieldText}
        hint={labels.textHint}
        rows={9}
        value={value}
        onKeyDown={press}
        onChange={(next) => {
          onChange(next)
          setActive(0)
          follow()
        }}
        onSelect={follow}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
      />
      {isOpen && (
        <div className="neo-cortex-choices" role="listbox" id={listId} aria-label={labels.linkSuggestions}>
          {titles.map((title, index) => (
            // The keys of the list are those of the text, which has the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={title}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(title)}
            >
              {title}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
