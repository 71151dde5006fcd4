import { Button, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { Card } from '../../model/card.ts'
import { changeCard } from '../../model/list.ts'
import { mentionsOf, withLinkTo } from '../../model/mentions.ts'
import { useLater } from '../useLater.ts'

const SHOWN = 8

/** Cards that name this one without linking to it, and the keys that turn these mentions into links. */
export function Mentions({ card }: { card: Card }) {
  const { state, labels, announce } = useLater()
  const own = useAtomValue(state.own)
  const graph = useAtomValue(state.graph)
  const visit = useSetAtom(state.visit)
  const perform = useSetAtom(state.perform)
  const back = graph.back.get(card.id)
  const mentions = useMemo(() => mentionsOf(card, own, back ?? []), [card, own, back])
  if (mentions.length === 0) return null
  const link = (others: readonly Card[]) => {
    perform(
      (now) =>
        others.reduce((all, { id, text }) => changeCard(all, id, { text: withLinkTo(card, text) }), now),
      { kind: 'edit', id: card.id, title: card.title },
    )
    announce(labels.mentionsLinked(others.length))
  }
  const head = labels.mentions(mentions.length, card.title)
  return (
    <div className="neo-cortex-links" role="group" aria-label={head}>
      <Legend>{head}</Legend>
      <ul>
        {mentions.slice(0, SHOWN).map((other) => (
          <li key={other.id} className="neo-cortex-mention">
            <button type="button" className="neo-cortex-link" onClick={() => visit(other.id)}>
              {other.title || labels.untitled}
            </button>
            <Button
              variant="quiet"
              aria-label={labels.linkMentionIn(other.title || labels.untitled)}
              onClick={() => link([other])}
            >
              {labels.linkMention}
            </Button>
          </li>
        ))}
        {mentions.length > SHOWN && (
          <li className="neo-cortex-note">{labels.mapMore(mentions.length - SHOWN)}</li>
        )}
      </ul>
      {mentions.length > 1 && (
        <Button variant="quiet" onClick={() => link(mentions)}>
          {labels.linkMentions(mentions.length)}
        </Button>
      )}
    </div>
  )
}
