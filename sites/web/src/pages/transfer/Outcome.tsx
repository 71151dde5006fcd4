import { Button, Icon, Notice } from '@kleinzeug/ui'
import { recordLabels } from '../../record/recordLabels.ts'
import { useContents } from '../settings/useContents.ts'
import { transferLabels as labels, type Failure } from './transferLabels.ts'
import type { Stage } from './useTransfer.ts'

interface OutcomeProps {
  stage: Extract<Stage, { kind: 'changes' | 'merged' | 'undone' }>
  onMerge: () => void
  onUndo: () => void
}

const list = new Intl.ListFormat('de')
const namesOf = (fields: readonly string[]) => list.format(fields.map(recordLabels.field))

/** What the merge changes here, its key, and afterwards the key that undoes it. */
export function Outcome({ stage: { kind, changes, sent, received }, onMerge, onUndo }: OutcomeProps) {
  const { texts, lost, unreadable } = changes
  const contents = useContents(texts)
  if (sent === 0 && received === 0) return <Notice tone="good" title={labels.nothing} />
  if (kind === 'undone') return <Notice tone="good" title={labels.undone} />
  if (kind === 'merged')
    return (
      <Notice
        tone="good"
        title={labels.merged}
        actions={
          <Button icon={<Icon name="undo" />} onClick={onUndo}>
            {labels.undo}
          </Button>
        }
      />
    )
  return (
    <section className="plate transfer-outcome" aria-label={labels.changes}>
      <p role="status">{labels.travelled(sent, received)}</p>
      {texts.size === 0 ? (
        <p>{labels.noChange}</p>
      ) : (
        <>
          <h2>{labels.changes}</h2>
          <ul className="plain transfer-changes">
            {[...texts.keys()].map((name) => (
              <li key={name}>
                <span>{recordLabels.field(name)}</span>
                {contents.get(name) && (
                  <span className="reading">
                    {labels.becomes} {contents.get(name)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {lost.length > 0 && <p>{labels.lost(namesOf(lost))}</p>}
      {unreadable.length > 0 && <p>{labels.unreadable(namesOf(unreadable))}</p>}
      {texts.size > 0 && (
        <div>
          <Button variant="primary" onClick={onMerge}>
            {labels.merge}
          </Button>
        </div>
      )}
    </section>
  )
}

const details: Partial<Record<Failure, string>> = labels.failureDetail
const byFile: ReadonlySet<Failure> = new Set(['unsupported', 'noAddress', 'unreachable', 'tooLarge'])

/** Why nothing was transferred, and what helps instead. */
export const FailureNotice = ({ reason }: { reason: Failure }) => (
  <Notice tone="bad" title={labels.failure[reason]}>
    {details[reason] && <p>{details[reason]}</p>}
    {byFile.has(reason) && (
      <p>
        <a href="/meta/settings#sichern">{labels.byFile}</a>
      </p>
    )}
  </Notice>
)
