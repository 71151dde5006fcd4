import { excerpt } from '@kleinzeug/shell/import'
import { formatPartialDate } from '../../model/dates/partialDate.ts'
import type { ReadFile } from '../../model/files/readFile.ts'
import type { Resume } from '../../model/resume.ts'
import { isListId, sectionIds } from '../../model/sections.ts'
import type { ResumeLabels } from '../../labels.ts'

/** Places of a file that are named when they were not taken; more are counted. */
const LISTED = 40
/** Entries that are named of a section. */
const NAMED = 4

type ReadResume = Extract<ReadFile, { readonly resume: Resume }>

/** What was found in a file: the fields of the person, and the sections with their entries. */
function readRows(
  resume: Resume,
  labels: ResumeLabels,
): ReadonlyArray<readonly [part: string, text: string]> {
  const { personalData: person, professionData: profession } = resume
  const fields: ReadonlyArray<readonly [string, string]> = [
    [labels.name, person.name],
    [labels.street, person.street],
    [labels.city, person.city],
    [labels.telephone, person.telephone],
    [labels.email, person.email],
    [labels.website, [person.website, ...person.urls].filter(Boolean).join(', ')],
    [labels.birthDate, [formatPartialDate(person.birthDate), person.birthCity].filter(Boolean).join(', ')],
    [labels.citizenship, person.citizenship],
    [labels.maritalStatus, person.maritalStatus],
    [labels.photo, person.photo && '✓'],
    [labels.profession, profession.title],
    [labels.reason, profession.professionReasonText],
    [labels.sections.personality, person.personality],
  ]
  const sections = sectionIds.flatMap((id): Array<readonly [string, string]> => {
    const entries = isListId(id) ? resume[id] : []
    const names = entries.slice(0, NAMED).map(({ title, organisation }) => title || organisation)
    const shown = names.join(' · ') + (entries.length > NAMED ? ' …' : '')
    return entries.length > 0 ? [[labels.sections[id], `${labels.count(entries.length)}: ${shown}`]] : []
  })
  return [...fields.filter(([, text]) => text !== ''), ...sections]
}

/** What a file says, row by row: what was read, and what was not. */
export function ReadTable({ file, labels }: { file: ReadResume; labels: ResumeLabels }) {
  const { resume, moved = [], unread = [], lost } = file
  const row = (part: string, text: string, index: number) => (
    <tr key={`${part}${index}`}>
      <th scope="row">{part}</th>
      <td>{excerpt(text)}</td>
    </tr>
  )
  const missed = [
    ...lost.map((part) => ['', excerpt(part)] as const),
    ...unread.map(({ place, text }) => [place, text] as const),
  ]
  const group = (title: string, rows: ReadonlyArray<readonly [string, string]>) =>
    rows.length > 0 && (
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2}>
            <strong>{title}</strong>
          </th>
        </tr>
        {rows.map(([part, text], index) => row(part || labels.unreadLine, text, index))}
      </tbody>
    )
  return (
    <table className="resume-generator-found">
      {group(labels.readHead, [
        ...readRows(resume, labels),
        ...moved.map(
          ({ part, section }) => [labels.movedParts[part], labels.movedTo(labels.sections[section])] as const,
        ),
      ])}
      {group(labels.unreadHead, [
        ...missed.slice(0, LISTED),
        ...(missed.length > LISTED ? [['…', labels.unreadMore(missed.length - LISTED)] as const] : []),
      ])}
    </table>
  )
}
