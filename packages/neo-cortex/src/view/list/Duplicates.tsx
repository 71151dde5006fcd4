import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Card } from '../../model/card.ts'
import { useLater } from '../useLater.ts'

/** Addresses that are shown at once. */
const LIMIT = 30

export interface DuplicatesProps {
  renderRow: (card: Card) => ReactNode
  /** What stands in its place where it cannot be loaded. */
  children?: ReactNode
}

/** Addresses that stand on several cards, with the key that joins them. */
export function Duplicates({ renderRow }: DuplicatesProps): ReactNode {
  const { state, labels, announce } = useLater()
  const duplicates = useAtomValue(state.duplicates)
  const join = useSetAtom(state.join)
  return duplicates.slice(0, LIMIT).map(([key, cards]) => (
    <div key={key} className="neo-cortex-twice" role="group" aria-label={key}>
      <header>
        <span className="neo-cortex-mono">{key}</span>
        <Button
          onClick={() => {
            join(key)
            announce(labels.joined)
          }}
        >
          {labels.join(cards.length)}
        </Button>
      </header>
      <ul>{cards.map(renderRow)}</ul>
    </div>
  ))
}
