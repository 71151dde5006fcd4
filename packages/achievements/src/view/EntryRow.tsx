import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { memo } from 'react'
import type { Entry } from '../model/entry.ts'
import { useAchievements } from './AchievementsContext.ts'

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)

/** One entry of the list; tags and people narrow the list to what has them too. */
export const EntryRow = memo(function EntryRow({ entry }: { entry: Entry }) {
  const { state, labels } = useAchievements()
  const open = useSetAtom(state.open)
  const remove = useSetAtom(state.remove)
  const narrow = useSetAtom(state.narrow)
  const { key, date, title, impact, evidence, tags, people, rest } = entry
  const name = title || labels.untitled
  const hasMore = evidence !== '' || tags.length > 0 || people.length > 0
  return (
    <li className="achievements-row" data-key={key}>
      <span className="achievements-mono">{date ? labels.shortDate(date) : labels.none}</span>
      <div className="achievements-body">
        <p className="achievements-title">{name}</p>
        {impact && <p className="achievements-impact">{impact}</p>}
        {rest.length > 0 && (
          <dl className="achievements-rest">
            {rest.map(([field, text]) => (
              <div key={field}>
                <dt>{field || labels.otherFields}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {hasMore && (
          <p className="achievements-more">
            {tags.map((tag) => (
              <button key={tag} type="button" className="achievements-chip" onClick={() => narrow({ tag })}>
                #{tag}
              </button>
            ))}
            {people.length > 0 && (
              <span className="achievements-people">
                {labels.thanks}
                {people.map((person) => (
                  <button
                    key={person}
                    type="button"
                    className="achievements-chip"
                    onClick={() => narrow({ person })}
                  >
                    {person}
                  </button>
                ))}
              </span>
            )}
            {evidence && (
              <a href={evidence} target="_blank" rel="noopener noreferrer">
                {labels.evidence}: {hostOf(evidence)}
              </a>
            )}
          </p>
        )}
      </div>
      <span className="achievements-actions">
        <IconButton icon={<Icon name="edit" />} label={labels.edit(name)} onClick={() => open(key)} />
        <IconButton icon={<Icon name="delete" />} label={labels.remove(name)} onClick={() => remove(key)} />
      </span>
    </li>
  )
})

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Shown in place of a deleted entry, with a key that restores it. */
export function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { labels } = useAchievements()
  return (
    <li className="achievements-row achievements-removed">
      <span>{labels.removed(title || labels.untitled)}</span>
      {/* The key that removed it is gone: the focus goes on to the one that brings it back. */}
      <Button variant="quiet" ref={focus} onClick={onUndo}>
        {labels.undo}
      </Button>
    </li>
  )
}
