import { useId } from 'react'
import { withEntry } from '../../model/edit.ts'
import { orderedEntries } from '../../model/orderedEntries.ts'
import type { Resume } from '../../model/resume.ts'
import { sectionsOf } from '../../model/sectionOrder.ts'
import { isListId } from '../../model/sections.ts'
import { sectionName } from '../form/sectionName.ts'
import { useLater } from '../useLater.ts'

/** Which entries the pages show, section by section. */
export function EntrySelection({ resume }: { resume: Resume }) {
  const { labels, edit } = useLater()
  const group = useId()
  return (
    <details>
      <summary>{labels.selection}</summary>
      {sectionsOf(resume).map(({ id, title, hidden }) => {
        if (hidden || !isListId(id)) return null
        const entries = orderedEntries(resume, id)
        if (entries.length === 0) return null
        const shown = entries.filter((entry) => !entry.hidden).length
        return (
          <fieldset key={id} className="ui-choice">
            <legend className="ui-field-label">
              {title || sectionName(labels, { id, title })}{' '}
              <small>{labels.selectionCount(shown, entries.length)}</small>
            </legend>
            {entries.map((entry) => (
              <div key={entry.id} className="resume-generator-entry-head">
                <input
                  id={`${group}${id}/${entry.id}`}
                  type="checkbox"
                  checked={!entry.hidden}
                  onChange={({ target }) =>
                    edit({
                      change: (data) => withEntry(data, id, entry.id, { hidden: !target.checked }),
                      field: 'applications',
                    })
                  }
                />
                <label htmlFor={`${group}${id}/${entry.id}`} className="resume-generator-entry-name">
                  {entry.title || entry.organisation || labels.untitled}
                  {entry.title && entry.organisation && <small>{entry.organisation}</small>}
                </label>
              </div>
            ))}
          </fieldset>
        )
      })}
    </details>
  )
}
