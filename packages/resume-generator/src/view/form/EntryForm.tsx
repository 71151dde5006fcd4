import { withEntry } from '../../model/edit.ts'
import { safeLink } from '../../model/links.ts'
import { parsePeriod } from '../../model/dates/parsePeriod.ts'
import { formatPeriod } from '../../model/dates/partialDate.ts'
import { hiddenAfter } from '../../model/hidden.ts'
import type { Entry } from '../../model/resume.ts'
import { entriesOf } from '../../model/sectionEntries.ts'
import { ownLanguage } from '../../model/ownLanguage.ts'
import { isOwnSectionId, pageWords, sectionKind, type ListId } from '../../model/sections.ts'
import { useResume, usePaintedData } from '../ResumeGeneratorContext.ts'
import { FormText } from './FormText.tsx'
import { lazy, Suspense } from 'react'
import { ParsedField } from './ParsedField.tsx'
import { useEnter } from './useEnter.ts'

const ShownForm = lazy(() => import('./ShownForm.tsx').then((room) => ({ default: room.ShownForm })))

const organisationOf = (section: ListId) =>
  section === 'certificates'
    ? section
    : section === 'education' || section === 'trainings'
      ? 'education'
      : 'employments'

/** The fields of one entry; a skill or language has its name and level alone. */
export function EntryForm({ section, id, onNext }: { section: ListId; id: string; onNext: () => void }) {
  const entry = entriesOf(usePaintedData(), section).find((other) => other.id === id)
  if (!entry) return undefined
  return (
    <>
      <EntryFields section={section} entry={entry} onNext={onNext} />
      <Suspense fallback={null}>
        <ShownForm section={section} entry={entry} />
      </Suspense>
    </>
  )
}

interface EntryFieldsProps {
  section: ListId
  entry: Entry
  /** Asks for an entry behind this one. */
  onNext: () => void
}

function EntryFields({ section, entry, onNext }: EntryFieldsProps) {
  const { labels, edit } = useResume()
  // The next skill, language or interest is an Enter away.
  const shortFields = useEnter<HTMLDivElement>(onNext)
  const set = (fields: Partial<Entry>, key: string) =>
    edit({
      change: (data) => withEntry(data, section, entry.id, fields),
      field: `${section}/${entry.id}/${key}`,
      typing: true,
    })
  const bulletsOf = (typed: string) => {
    const bullets = typed === '' ? [] : typed.split('\n')
    return { bullets, hiddenBullets: hiddenAfter(entry, bullets) }
  }
  const field = (key: string) => `${section}/${entry.id}/${key}`
  const text = (
    key: 'title' | 'organisation' | 'place' | 'level' | 'link',
    label: string,
    wide = false,
    error?: string,
  ) => (
    <FormText
      label={label}
      wide={wide}
      error={error}
      field={field(key)}
      value={entry[key]}
      onText={(value) => set({ [key]: value }, key)}
    />
  )
  const kind = sectionKind(section)
  const titleLabel = isOwnSectionId(section) ? labels.ownTitle : labels.entryTitle[section]
  const area = (key: 'text' | 'bullets', label: string, value: string, rows: number, hint?: string) => (
    <FormText
      label={label}
      hint={hint}
      rows={rows}
      wide
      field={field(key)}
      value={value}
      onText={(typed) => set(key === 'text' ? { text: typed } : bulletsOf(typed), key)}
    />
  )
  if (kind !== 'entries')
    return (
      <div ref={shortFields} className="resume-generator-fields">
        {text('title', titleLabel, kind === 'names')}
        {kind === 'levels' && text('level', labels.level)}
      </div>
    )
  return (
    <div className="resume-generator-fields">
      <ParsedField
        label={labels.period}
        hint={labels.periodHint}
        value={{ from: entry.from, to: entry.to }}
        format={(period) => formatPeriod(period, pageWords[ownLanguage])}
        parse={parsePeriod}
        error={labels.periodError}
        field={field('period')}
        onValue={(period) => set(period, 'period')}
      />
      {text('title', titleLabel)}
      {text(
        'organisation',
        isOwnSectionId(section) ? labels.ownOrganisation : labels.organisation[organisationOf(section)],
      )}
      {text('place', labels.place)}
      {area(
        'bullets',
        labels.bullets,
        entry.bullets.join('\n'),
        4,
        `${labels.bulletsHint}. ${labels.markupHint}`,
      )}
      {area('text', labels.text, entry.text, 2, labels.markupHint)}
      {text('link', labels.link, false, entry.link && !safeLink(entry.link) ? labels.linkError : undefined)}
      {section !== 'employments' && section !== 'otherEmployments' && text('level', labels.grade)}
    </div>
  )
}
