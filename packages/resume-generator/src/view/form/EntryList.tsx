import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { orderedEntries } from '../../model/orderedEntries.ts'
import { withEntryMoved, withNewEntry, withoutEntry, withSection } from '../../model/edit.ts'
import { formatPeriod } from '../../model/dates/partialDate.ts'
import type { Entry, Resume } from '../../model/resume.ts'
import { ownLanguage } from '../../model/ownLanguage.ts'
import { isDated, pageWords, type ListId } from '../../model/sections.ts'
import { useResume } from '../ResumeGeneratorContext.ts'
import { EntryForm } from './EntryForm.tsx'
import { sectionNameIn } from './sectionName.ts'
import { useReorder } from './useReorder.ts'

interface EntryListProps {
  resume: Resume
  section: ListId
  /** The entry whose fields are shown. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The entries of a section, one of them open. */
export function EntryList({ resume, section, open, onOpen }: EntryListProps) {
  const { labels, edit, announce, goTo } = useResume()
  const entries = orderedEntries(resume, section)
  const nameOf = (entry: Entry) => entry.title || entry.organisation || labels.untitled
  const { list, handle, markOf } = useReorder(entries.length, (from, to) => {
    const entry = entries[from]
    edit({
      change: (data) => withEntryMoved(data, section, from, to),
      field: `${section}/${entry?.id ?? ''}/title`,
    })
    if (entry) announce(labels.moved(nameOf(entry), to + 1, entries.length))
  })
  const manual = resume.sections.some(({ id, manual }) => id === section && manual)

  const remove = (entry: Entry) => {
    edit({ change: (data) => withoutEntry(data, section, entry.id), field: `${section}/${entry.id}/title` })
    announce(labels.entryDeleted(nameOf(entry)))
    goTo(`section/${section}`)
  }
  const add = () => {
    const { id } = withNewEntry(resume, section)
    edit({ change: (data) => withNewEntry(data, section).resume, field: `${section}/${id}/title` })
    goTo(`${section}/${id}/${isDated(section) ? 'period' : 'title'}`)
  }

  return (
    <>
      <div className="resume-generator-row">
        <Button icon={<Icon name="add" />} data-field={`section/${section}`} onClick={add}>
          {labels.addEntry(sectionNameIn(labels, resume, section))}
        </Button>
        {manual && isDated(section) && (
          <>
            <span className="resume-generator-hint">{labels.sortedByHand}</span>
            <Button
              variant="quiet"
              onClick={() =>
                edit({
                  change: (data) => withSection(data, section, { manual: false }),
                  field: `section/${section}`,
                })
              }
            >
              {labels.newestFirst}
            </Button>
          </>
        )}
      </div>
      {entries.length === 0 && <p className="resume-generator-hint">{labels.noEntries}</p>}
      <ul ref={list} className="resume-generator-entries">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            data-mark={markOf(index)}
            data-open={open === entry.id || undefined}
            data-hidden={entry.hidden || undefined}
          >
            <div className="resume-generator-entry-head">
              <IconButton
                icon={<Icon name="drag" />}
                label={labels.move(nameOf(entry))}
                title={labels.moveHint}
                className="resume-generator-handle"
                {...handle(index)}
              />
              <button
                type="button"
                className="resume-generator-entry-name"
                aria-expanded={open === entry.id}
                onClick={() => onOpen(open === entry.id ? undefined : entry.id)}
              >
                <span>{nameOf(entry)}</span>
                <small>
                  {[
                    entry.hidden && labels.hiddenEntry,
                    formatPeriod(entry, pageWords[ownLanguage]),
                    entry.level,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </button>
              <IconButton
                icon={<Icon name="delete" />}
                label={labels.deleteEntry(nameOf(entry))}
                onClick={() => remove(entry)}
              />
            </div>
            {open === entry.id && <EntryForm section={section} id={entry.id} onNext={add} />}
          </li>
        ))}
      </ul>
    </>
  )
}
