import { withEntry } from '../../model/edit.ts'
import { orderedEntries } from '../../model/document.ts'
import type { Resume } from '../../model/resume.ts'
import { sectionsOf } from '../../model/sectionOrder.ts'
import { isListId } from '../../model/sections.ts'
import { useLater } from '../useLater.ts'

/** Which entries the pages show, section by section. */
export function EntrySelection({ resume }: { resume: Resume }) {
  const { labels, edit } = useLater()
  return (
    <details className="resume-generator-selection">
      <summary>{labels.selection}</summary>
      {sectionsOf(resume).map(({ id, title, hidden }) => {
        if (hidden || !isListId(id) || resume[id].length === 0) return null
        const entries = orderedEntries(resume, id)
        const shown = entries.filter((entry) => !entry.hidden).length
        return (
          <fieldset key={id}>
            <legend>
              {title || labels.sections[id]} <small>{labels.selectionCount(shown, entries.length)}</small>
            </legend>
            {entries.map((entry) => (
              <label key={entry.id} className="resume-generator-option">
                <input
                  type="checkbox"
                  checked={!entry.hidden}
                  onChange={({ target }) =>
                    edit({
                      change: (data) => withEntry(data, id, entry.id, { hidden: !target.checked }),
                      field: 'applications',
                    })
                  }
                />
                <span>
                  {entry.title || entry.organisation || labels.untitled}
                  {entry.title && entry.organisation && <small>{entry.organisation}</small>}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </details>
  )
}
