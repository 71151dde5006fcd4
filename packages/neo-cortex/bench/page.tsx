// Neo Cortex with as many cards of 300 characters as `?cards` says, and with `&peer` the least that could search them:
// each card folded anew at every key.
import { containsWords } from '@kleinzeug/text-search'
import '@kleinzeug/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/styles.css'
import { fixedSources, many, stored } from '../src/view/cards.fixtures.ts'
import { NeoCortex } from '../src/view/NeoCortex.tsx'

const search = new URLSearchParams(location.search)
const data = many(Number(search.get('cards')))

function Peer() {
  const [query, setQuery] = useState('')
  const found = data.entries.filter(({ title, text, tags }) =>
    containsWords(`${title}\n${text}\n${(tags ?? []).join(' ')}`, query),
  )
  return (
    <>
      <input
        type="search"
        aria-label="Suchen"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul>
        {found.slice(0, 20).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
const tool = <NeoCortex storage={stored(data)} sources={fixedSources()} />
createRoot(root).render(search.has('peer') ? <Peer /> : tool)
