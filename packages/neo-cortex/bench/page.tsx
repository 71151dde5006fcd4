// Neo Cortex with 5,000 cards of 300 characters, and the least that could search them: each card folded anew.
import { containsWords } from '@kleinzeug/text-search'
import '@kleinzeug/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { createSearch } from '../src/model/search.ts'
import '../src/styles.css'
import { fixedSources, many, stored } from '../src/view/cards.fixtures.ts'
import { NeoCortex } from '../src/view/NeoCortex.tsx'

const data = many(5_000)
const cards = data.entries
const search = createSearch()
search.warm(cards, Infinity, () => 0)

const queries = ['zettel brot', 'groesse', 'nummer 4999', 'uhr garten lampe', 'xylophon', 'e']

/** What each key of some queries takes, in ms: by our search, and by folding every card at every key. */
export function measureKeys(): { readonly ours: readonly number[]; readonly baseline: readonly number[] } {
  const ours: number[] = []
  const baseline: number[] = []
  for (const query of queries)
    for (let end = 1; end <= query.length; end++) {
      const typed = query.slice(0, end)
      const begin = performance.now()
      const found = search.find(cards, typed).cards.length
      ours.push(performance.now() - begin)
      // The baseline is slow: every eighth key of it is enough.
      if (end % 8 !== 1) continue
      const again = performance.now()
      const expected = cards.filter(({ title, text, tags }) =>
        containsWords(`${title}\n${text}\n${(tags ?? []).join(' ')}`, typed),
      ).length
      baseline.push(performance.now() - again)
      if (found !== expected) throw new Error(`"${typed}" finds ${found}, not ${expected}`)
    }
  return { ours, baseline }
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
createRoot(root).render(<NeoCortex storage={stored(data)} sources={fixedSources()} />)

Object.assign(globalThis, { measureKeys })
