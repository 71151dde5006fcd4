import { Button, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import type { Card } from '../../model/card.ts'
import { isOfCollection } from '../../model/collection/ids.ts'
import { webAddress } from '@kleinzeug/storage/exchange'
import { hostOf } from '../../model/webAddress.ts'
import { CardLinks } from './CardLinks.tsx'
import { CardText } from './CardText.tsx'
import { useNeoCortex } from '../NeoCortexContext.ts'

const load = () => import('../loadedAfter.ts')
const CardForm = lazy(async () => ({ default: (await load()).CardForm }))
// Without a network there are none.
const lazyPart = (name: 'Mentions' | 'Sequence') =>
  lazy(() =>
    load().then(
      (parts) => ({ default: parts[name] }),
      () => ({ default: () => null }),
    ),
  )
const Mentions = lazyPart('Mentions')
const Sequence = lazyPart('Sequence')

/** About as much as the text of a card. */
const UNLIT = '•'.repeat(240)

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** The plate: the current card, to read or to write. */
export function CardPlate({ onUndo }: { onUndo: () => void }) {
  const { state, labels, hydrated } = useNeoCortex()
  const current = useAtomValue(state.current)
  const writing = useAtomValue(state.writing)
  const removed = useAtomValue(state.removed)
  // There before somebody writes: what is typed right after the key that opens it must not be lost.
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <div className="neo-cortex-plate">
      {removed && (
        <p className="neo-cortex-removed">
          <span>{labels.removed(removed.title || labels.untitled)}</span>
          {/* The key that removed it is gone: the focus goes on to the one that brings it back. */}
          <Button variant="quiet" ref={focus} onClick={onUndo}>
            {labels.undo}
          </Button>
        </p>
      )}
      {!hydrated || !current ? (
        <>
          <p className="neo-cortex-note">{labels.loading}</p>
          <div className="neo-cortex-text" aria-hidden="true">
            <p className="ui-unlit">{UNLIT}</p>
          </div>
        </>
      ) : writing && !isOfCollection(current) ? (
        <Suspense>
          <CardForm key={current.id} card={current} />
        </Suspense>
      ) : (
        <CardView card={current} />
      )}
    </div>
  )
}

function CardView({ card }: { card: Card }) {
  const { state, labels, announce } = useNeoCortex()
  const canGoBack = useAtomValue(state.canGoBack)
  const goBack = useSetAtom(state.goBack)
  const write = useSetAtom(state.write)
  const setLater = useSetAtom(state.setLater)
  const remove = useSetAtom(state.remove)
  const keep = useSetAtom(state.keep)
  const isOffered = isOfCollection(card)
  const title = card.title || labels.untitled
  const address = webAddress(card.url ?? '')
  return (
    <article className="neo-cortex-card">
      <header>
        <Legend>
          {isOffered
            ? labels.fromCollection(card.tags?.[0] ?? '')
            : [labels.card, card.created && labels.writtenOn(card.created)].filter(Boolean).join(' · ')}
        </Legend>
        <IconButton
          label={labels.back}
          icon={<Icon name="left" />}
          aria-disabled={!canGoBack}
          onClick={() => canGoBack && goBack()}
        />
      </header>
      <h2 className="neo-cortex-title" tabIndex={-1}>
        {card.number && <span className="neo-cortex-mono">{card.number} </span>}
        {title}
      </h2>
      {address ? (
        <a className="neo-cortex-address" href={address} target="_blank" rel="noopener noreferrer">
          {labels.openAddress(hostOf(address))}
        </a>
      ) : (
        card.url && <p className="neo-cortex-mono">{card.url}</p>
      )}
      {(card.text || card.attachment) && (
        <CardText text={card.attachment ? `![[${card.title}]]\n\n${card.text}` : card.text} />
      )}
      {!isOffered && (card.tags ?? []).length > 0 && <Tags tags={card.tags ?? []} />}
      <CardLinks card={card} />
      {!isOffered && (
        <Suspense>
          <Sequence card={card} />
          <Mentions card={card} />
        </Suspense>
      )}
      <div className="neo-cortex-card-keys">
        {isOffered ? (
          <Button
            icon={<Icon name="add" />}
            onClick={() => {
              keep(card.id)
              announce(labels.kept(title))
            }}
          >
            {labels.keep}
          </Button>
        ) : (
          <>
            <Button icon={<Icon name="edit" />} onClick={() => write(true)}>
              {labels.edit}
            </Button>
            <Button aria-pressed={card.later ?? false} onClick={() => setLater(card.id, !card.later)}>
              {labels.later}
            </Button>
            <IconButton label={labels.remove} icon={<Icon name="delete" />} onClick={() => remove(card.id)} />
          </>
        )}
      </div>
    </article>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const { state } = useNeoCortex()
  const narrow = useSetAtom(state.tag)
  return (
    <p className="neo-cortex-tags">
      {tags.map((tag) => (
        <button key={tag} type="button" className="neo-cortex-chip" onClick={() => narrow(tag)}>
          #{tag}
        </button>
      ))}
    </p>
  )
}
