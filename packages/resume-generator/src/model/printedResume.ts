import { printable } from './characters/printable.ts'
import { composeDocument } from './document.ts'
import { withoutHidden } from './hidden.ts'
import { safeLink } from './links.ts'
import {
  decodeResume,
  emptyEntry,
  emptyResume,
  type Entry,
  type PersonalData,
  type Resume,
  type Style,
} from './resume.ts'
import { entriesOf } from './sectionEntries.ts'
import { isListId, isOwnSectionId, type SectionId } from './sections.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of `value` that `model` has too, so that unknown ones stay behind. */
const known = (model: object, value: Fields): Fields =>
  Object.fromEntries(Object.keys(model).map((key) => [key, value[key]]))

const link = (typed: string) => (safeLink(typed) ? typed : '')

// An id may be a text of the file that an entry came from: entries are counted instead.
const printedEntry = (entry: Entry, index: number): Fields => ({
  ...known(emptyEntry, entry),
  id: `e${index}`,
  bullets: entry.bullets.filter((bullet) => printable(bullet) !== ''),
  link: link(entry.link),
})

function printedPerson(person: PersonalData, style: Style, isPersonalityShown: boolean): Fields {
  return {
    ...known(emptyResume().personalData, person),
    website: link(person.website),
    urls: person.urls.filter(link),
    ...(!isPersonalityShown && { personality: '' }),
    ...((style.anonymous || !style.photo) && { photo: '' }),
    ...(style.anonymous && { birthDate: '', birthCity: '', maritalStatus: '' }),
  }
}

/**
 * The resume with nothing but what its pages show: its JSON may go wherever its pages go. Each field is named here,
 * so that a new one does not get in unseen.
 */
export function printedResume(whole: Resume): Resume {
  const resume = withoutHidden(whole)
  const { style, letter, cover } = resume
  const empty = emptyResume()
  const { sections, closing } = composeDocument(resume)
  const lists = sections.flatMap(({ id, entries }): Array<readonly [SectionId, readonly Fields[]]> => {
    if (!isListId(id)) return []
    const stored = new Map(entriesOf(resume, id).map((entry) => [entry.id, entry]))
    return [[id, entries.flatMap((shown) => stored.get(shown.id) ?? []).map(printedEntry)]]
  })
  const ownSections = lists.filter(([id]) => isOwnSectionId(id))
  const ownIds = new Map(ownSections.map(([id], index) => [id, `own-${index}`]))
  const settings = new Map(resume.sections.map((section) => [section.id, section]))
  const printed: Fields = {
    personalData: printedPerson(
      resume.personalData,
      style,
      sections.some(({ id }) => id === 'personality'),
    ),
    professionData: known(empty.professionData, resume.professionData),
    ...Object.fromEntries(lists.filter(([id]) => !isOwnSectionId(id))),
    ownSections: ownSections.map(([id, entries]) => ({ id: ownIds.get(id), entries })),
    sections: sections.map(({ id }) => ({
      id: ownIds.get(id) ?? id,
      title: settings.get(id)?.title ?? '',
      hidden: false,
      manual: settings.get(id)?.manual ?? false,
    })),
    style: {
      ...known(empty.style, style),
      fileName: empty.style.fileName,
      gapMonths: empty.style.gapMonths,
    },
    ...(closing && { place: resume.place }),
    ...((closing || letter.shown) && { date: resume.date, signature: resume.signature }),
    letter: letter.shown ? known(empty.letter, letter) : empty.letter,
    cover: cover.shown ? known(empty.cover, cover) : empty.cover,
  }
  return decodeResume(printed) ?? empty
}
