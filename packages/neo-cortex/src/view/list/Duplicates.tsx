import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { addressKey } from '../../model/webAddress.ts'
import { useLater } from '../useLater.ts'
import { CardRow } from './CardRow.tsx'

/** Addresses that are shown at once. */
const LIMIT = 30

export interface DuplicatesProps {
  /** Called when a card was opened from the list. */
  onOpen: () => void
  /** What stands in its place where it cannot be loaded. */
  children?: ReactNode
}

/** Addresses that stand on several cards, with the key that joins them. */
export function Duplicates({ onOpen }: DuplicatesProps): ReactNode {
  const { state, labels, announce } = useLater()
  const duplicates = useAtomValue(state.duplicates)
  const current = useAtomValue(state.current)
  const visit = useSetAtom(state.visit)
  const join = useSetAtom(state.join)
  return duplicates.slice(0, LIMIT).map(([key, cards]) => (
    <div key={key} className="neo-cortex-twice" role="group" aria-label={key}>
      <header>
        <span className="neo-cortex-mono">{addressKey(cards[0]?.url)}</span>
        <Button
          onClick={() => {
            join(key)
            announce(labels.joined)
          }}
        >
          {labels.join(cards.length)}
        </Button>
      </header>
      <ul>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            isCurrent={card.id === current?.id}
            onOpen={(id) => {
              visit(id)
              onOpen()
            }}
          />
        ))}
      </ul>
    </div>
  ))
}
