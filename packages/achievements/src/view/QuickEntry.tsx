import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, type RefObject } from 'react'
import { parseQuickEntry } from '../model/quickEntry.ts'
import { useAchievements } from './AchievementsContext.ts'

/** The line in which an entry is written. It shows how it is read; a refused line keeps its text. */
export function QuickEntry({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels, announce } = useAchievements()
  const add = useSetAtom(state.add)
  const today = useAtomValue(state.today)
  const line = useDraft('quick')
  const hint = useId()
  const { fields, problem, unreadDay } = parseQuickEntry(line.text, today)
  return (
    <form
      className="achievements-quick"
      onSubmit={(event) => {
        event.preventDefault()
        field.current?.focus()
        if (problem) return line.refuse(labels.quickProblem[problem])
        add(fields)
        announce(labels.recorded(fields.title, fields.date ? labels.longDate(fields.date) : ''))
        line.clear()
      }}
    >
      <TextField
        ref={field}
        label={labels.quick}
        placeholder={labels.quickPlaceholder}
        {...line.field}
        autoComplete="off"
        enterKeyHint="done"
        aria-details={hint}
      />
      <Button type="submit" variant="primary">
        {labels.record}
      </Button>
      <div className="achievements-read" data-empty={line.text.trim() === '' || undefined} id={hint}>
        {unreadDay && <p>{labels.unreadDay[unreadDay]}</p>}
        {line.text.trim() === '' ? (
          <p>{labels.quickHelp}</p>
        ) : (
          <p>
            <span className="ui-visually-hidden">{labels.readAs} </span>
            {fields.date && <span className="achievements-mono">{labels.longDate(fields.date)}</span>}
            {fields.title && <strong>{fields.title}</strong>}
            {fields.impact && <span>→ {fields.impact}</span>}
            {fields.tags.map((tag) => (
              <span key={tag} className="achievements-chip">
                #{tag}
              </span>
            ))}
            {fields.people.length > 0 && <span>{labels.thanksLine(fields.people)}</span>}
            {fields.evidence && <span className="achievements-mono">{fields.evidence}</span>}
          </p>
        )}
      </div>
    </form>
  )
}
