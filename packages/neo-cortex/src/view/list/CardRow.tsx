import { Legend } from '@kleinzeug/ui'
import { memo } from 'react'
import type { Card } from '../../model/card.ts'
import { isOfCollection } from '../../model/collection/ids.ts'
import { hostOf } from '../../model/webAddress.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'

interface CardRowProps {
  card: Card
  isCurrent: boolean
  /** Past the first page of the list: laid out once it is near the screen. */
  isFar?: boolean
  onOpen: (id: string) => void
  onTag?: ((tag: string) => void) | undefined
}

const SNIPPET = 160

/** The beginning of a text in one line, without its marks. */
const beginning = (text: string) =>
  text
    .slice(0, 2 * SNIPPET)
    .replaceAll(/!?\[([^[\]]*)\]\([^)]*(?:\)|$)/g, '$1')
    .replaceAll(
      /!?\[\[([^[\]|]*)(?:\|([^[\]]*))?\]\]/g,
      (_, target: string, shown?: string) => shown || target.replace(/(?<=.)#\^?/, ' › '),
    )
    .replaceAll(/[#>*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SNIPPET)

/** A card of the list: title, the beginning of its text, host, tags. */
export const CardRow = memo(function CardRow({ card, isCurrent, isFar, onOpen, onTag }: CardRowProps) {
  const { labels } = useNeoCortex()
  const { id, title, text, url, tags = [], later, number } = card
  const host = url ? hostOf(url).replace(/^www\./, '') : ''
  const isOffered = isOfCollection(card)
  return (
    <li
      className="neo-cortex-row"
      data-current={isCurrent || undefined}
      data-offered={isOffered || undefined}
      data-far={isFar || undefined}
    >
      <button
        type="button"
        className="neo-cortex-open"
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(id)}
      >
        <span className="neo-cortex-name">{title || labels.untitled}</span>
        {text && <span className="neo-cortex-snippet">{beginning(text)}</span>}
      </button>
      <span className="neo-cortex-more">
        {number && <span className="neo-cortex-mono">{number}</span>}
        {host && <span className="neo-cortex-mono">{host}</span>}
        {later && <Legend>{labels.laterFact}</Legend>}
        {tags.slice(0, 4).map((tag) => (
          <button key={tag} type="button" className="neo-cortex-chip" onClick={() => onTag?.(tag)}>
            {isOffered ? tag : `#${tag}`}
          </button>
        ))}
      </span>
    </li>
  )
})
