import { Button, Icon, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Card } from '../../model/card.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'

const SHOWN = 8

/** What the map draws, as lists: where the card leads, what leads to it, and what it names that is not there yet. */
export function CardLinks({ card }: { card: Card }) {
  const { state, labels } = useNeoCortex()
  const graph = useAtomValue(state.graph)
  const { shown } = useAtomValue(state.neighbourhood)
  const add = useSetAtom(state.add)
  const cardsOf = (ids: readonly string[] = []) => ids.flatMap((id) => graph.cards.get(id) ?? [])
  const missing = graph.missing.get(card.id) ?? []
  return (
    <>
      <LinkList name={labels.linksTo} cards={cardsOf(graph.out.get(card.id))} />
      {missing.length > 0 && (
        <ul className="neo-cortex-missing">
          {missing.map((title) => (
            <li key={title}>
              <Button variant="quiet" icon={<Icon name="add" />} onClick={() => add({ title })}>
                {labels.createLinked(title)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LinkList name={labels.linkedFrom} cards={cardsOf(graph.back.get(card.id))} />
      <LinkList
        name={labels.sharesTags}
        cards={shown.flatMap(({ card: other, relation }) => (relation === 'tag' ? [other] : []))}
      />
    </>
  )
}

function LinkList({ name, cards }: { name: string; cards: readonly Card[] }) {
  const { state, labels } = useNeoCortex()
  const visit = useSetAtom(state.visit)
  if (cards.length === 0) return null
  return (
    <div className="neo-cortex-links" role="group" aria-label={name}>
      <Legend>{name}</Legend>
      <ul>
        {cards.slice(0, SHOWN).map((other) => (
          <li key={other.id}>
            <button type="button" className="neo-cortex-link" onClick={() => visit(other.id)}>
              {other.title || labels.untitled}
            </button>
          </li>
        ))}
        {cards.length > SHOWN && <li className="neo-cortex-note">{labels.mapMore(cards.length - SHOWN)}</li>}
      </ul>
    </div>
  )
}
