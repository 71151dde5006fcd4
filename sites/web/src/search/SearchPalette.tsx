import { Announcer, Icon, useAnnouncer } from '@kleinzeug/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { marked, searchMark } from '../page/marks.ts'
import { useAnswer } from '../session/useAnswer.ts'
import type { Command } from './answers.ts'
import { commands } from './commands.ts'
import { searchLabels as labels } from './labels.ts'
import { loadFullText, loadSearchIndex } from './loadSearchIndex.ts'
import { matches } from './matches.ts'
import { passages } from './passages.ts'
import type { SearchEntry } from './searchEntry.ts'
import { useAnswers } from './useAnswers.ts'
import './search.css'

/** Kept out of search engines, and so not in the index. */
const login: SearchEntry = {
  path: '/login',
  kind: 'Seite',
  title: 'Login',
  text: 'Nur für Konten auf dieser Seite.',
  words: 'anmelden einloggen konto account abmelden logout',
}

/** Takes what the boot script has kept of what was typed before the field was there. */
function takeTyped(): string {
  const control = document.querySelector<HTMLElement>(marked(searchMark))
  const typed = control?.dataset['typed'] ?? ''
  delete control?.dataset['typed']
  return typed
}

/** Finds pages, tools, posts, terms and settings; open for as long as it is mounted. */
export default function SearchPalette({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [index] = useAnswer(loadSearchIndex)
  const [fullText] = useAnswer(loadFullText)
  const [query, setQuery] = useState('')
  const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map())
  const [active, setActive] = useState(0)
  const [announce, region] = useAnnouncer()
  const [actions] = useState(commands)
  const entries: ReadonlyArray<SearchEntry | Command> =
    typeof index === 'string' ? [] : [...index, ...actions, login]
  const named = matches(entries, query)
  const inTexts = typeof fullText === 'string' ? [] : passages(fullText, query, named)
  const answers = useAnswers(query)
  const found: ReadonlyArray<SearchEntry | Command> = [...answers, ...named, ...inTexts]
  const idle = typeof index === 'string' ? index : found.length === 0 ? 'nothing' : undefined
  const spoken = idle ? labels[idle] : labels.count(found.length)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  useEffect(() => {
    // Announced once the visitor stops typing, not at each letter.
    const timer = setTimeout(() => announce(spoken), 500)
    return () => clearTimeout(timer)
  }, [announce, spoken])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function close() {
    // Typed while it was open already.
    takeTyped()
    onClose()
  }

  function open(entry: SearchEntry | Command | undefined) {
    if (!entry || entry.kind === 'Antwort') return
    const result = 'run' in entry ? entry.run?.() : void router.navigate({ href: entry.path })
    if (result === undefined) return dialog.current?.close()
    void Promise.resolve(result).then((text) => {
      setResults((known) => new Map(known).set(entry.title, text))
      announce(text)
    })
  }

  function move(event: KeyboardEvent) {
    // The shortcut again: the boot script would keep what is typed next a second time.
    if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.stopPropagation()
    }
    const last = found.length - 1
    const next = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: last,
      PageUp: 0,
    }[event.key]
    if (event.key === 'Enter') open(found[active])
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined && last >= 0) setActive(next)
  }

  return (
    <dialog ref={dialog} className="search" aria-label={labels.dialog} onClose={close}>
      <div className="search-field">
        <Icon name="search" size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={labels.field}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={labels.placeholder}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          // What was typed while this was loading counts. Taken before the field has the focus, the letters until then
          // would be lost.
          onFocus={() => {
            const typed = takeTyped()
            if (typed) setQuery((query) => query + typed)
          }}
          onKeyDown={move}
        />
        <button type="button" className="search-close" onClick={() => dialog.current?.close()}>
          {labels.close}
        </button>
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={labels.results} className="search-list">
        {found.map((entry, at) => (
          // Keyboard focus stays in the field, as the combobox pattern demands.
          <div
            key={`${entry.kind} ${entry.path} ${entry.title} ${entry.text}`}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            onKeyDown={move}
            onPointerMove={() => setActive(at)}
            onClick={() => open(entry)}
          >
            <span className="search-title">{entry.title}</span>
            <span className="ui-legend">{entry.kind}</span>
            <span className="search-text">{results.get(entry.title) ?? entry.text}</span>
          </div>
        ))}
      </div>
      {idle && <p className="search-idle">{labels[idle]}</p>}
      <p className="search-keys" aria-hidden="true">
        {labels.keys.map(([key, name]) => (
          <span key={key}>
            <kbd>{key}</kbd> {name}
          </span>
        ))}
      </p>
      <Announcer region={region} />
    </dialog>
  )
}
