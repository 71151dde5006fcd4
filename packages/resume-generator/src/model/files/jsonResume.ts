import { isObject } from '@kleinzeug/storage/decode'
import { safeLink } from '../links.ts'
import { dateIn } from '../dates/dateIn.ts'
import { decodeResume, emptyResume, type Entry, type Resume } from '../resume.ts'
import { withoutHidden } from '../hidden.ts'
import { withoutMarkup } from '../markup/parseMarkup.ts'
import type { KnownListId } from '../sections.ts'
import { importedWords } from './importedWords.ts'
import { movedWhere } from './moved.ts'

/** The namespace of what JSON Resume has no field for: all of a resume that the rest does not say. */
const NAMESPACE = 'x-kleinzeug-resume'

type Json = Readonly<Record<string, unknown>>

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The fields that have a value: JSON Resume leaves out what is empty. */
const filled = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined,
    ),
  )

/** The schema wants addresses that are URIs; what is none stays in the namespace alone. */
const uri = (typed: string) => {
  const link = safeLink(typed)
  if (!link?.startsWith('http') || !URL.canParse(link)) return ''
  // URL leaves characters that RFC 3986 does not allow.
  return new URL(link).href
    .replaceAll(/[^\w\-.~:/?#@!$&'()*+,;=%]/g, encodeURIComponent)
    .replaceAll(/%(?![\dA-F]{2})/gi, '%25')
    .replace(/(?<=#).*/s, (fragment) => fragment.replaceAll('#', '%23'))
}
const email = (typed: string) => (/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(typed) ? typed : '')

const dates = ({ from, to }: Entry) => ({ startDate: from, endDate: to })

const work = (entry: Entry) =>
  filled({
    name: entry.organisation,
    position: entry.title,
    location: entry.place,
    ...dates(entry),
    url: uri(entry.link),
    summary: withoutMarkup(entry.text),
    highlights: entry.bullets.map(withoutMarkup),
  })

const project = (entry: Entry) =>
  filled({
    name: entry.title,
    entity: entry.organisation,
    ...dates(entry),
    url: uri(entry.link),
    description: withoutMarkup(entry.text),
    highlights: entry.bullets.map(withoutMarkup),
  })

const education = (entry: Entry) =>
  filled({
    institution: entry.organisation,
    studyType: entry.title,
    ...dates(entry),
    score: entry.level,
    url: uri(entry.link),
    courses: entry.bullets.map(withoutMarkup),
  })

const certificate = (entry: Entry) =>
  filled({
    name: entry.title,
    issuer: entry.organisation,
    date: entry.to || entry.from,
    url: uri(entry.link),
  })

/**
 * A resume in the form of JSON Resume 1.0.0, without what is hidden, and everything else in a namespaced object.
 *
 * @param kept what the namespaced object holds, for a file that is not handed on
 */
export function toJsonResume(whole: Resume, kept?: Resume): Json {
  const resume = withoutHidden(whole)
  const { personalData: person, professionData: profession } = resume
  const [, postalCode = '', city = person.city] = /^(\d{4,5})\s+(\S.*)$/.exec(person.city) ?? []
  return {
    $schema: SCHEMA,
    basics: filled({
      name: person.name,
      label: profession.title,
      email: email(person.email),
      phone: person.telephone,
      url: uri(person.website),
      summary: withoutMarkup(profession.professionReasonText),
      location:
        person.street || person.city ? filled({ address: person.street, postalCode, city }) : undefined,
      profiles: person.urls.flatMap((typed) => {
        const url = uri(typed)
        return url ? [{ network: new URL(url).hostname, url }] : []
      }),
    }),
    work: resume.employments.map(work),
    volunteer: resume.otherEmployments.map((entry) =>
      filled({
        organization: entry.organisation,
        position: entry.title,
        ...dates(entry),
        url: uri(entry.link),
        summary: withoutMarkup(entry.text),
        highlights: entry.bullets.map(withoutMarkup),
      }),
    ),
    education: [...resume.education, ...resume.trainings].map(education),
    certificates: resume.certificates.map(certificate),
    skills: resume.skills.map(({ title, level }) => filled({ name: title, level })),
    languages: resume.languages.map(({ title, level }) => filled({ language: title, fluency: level })),
    interests: resume.interests.map(({ title }) => filled({ name: title })),
    projects: resume.projects.map(project),
    meta: filled({
      version: 'v1.0.0',
      lastModified: resume.date.length === 10 ? `${resume.date}T00:00:00` : '',
    }),
    [NAMESPACE]: kept ?? resume,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
const date = (value: unknown) => dateIn(text(value))

const networks: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  xing: 'https://www.xing.com/profile/',
}

/** The address of a profile; where the file has none, that of its name in a network whose addresses are known. */
function profileAddress(profile: Json): string | undefined {
  const base = networks[text(profile['network']).toLowerCase()]
  const name = text(profile['username'])
  return text(profile['url']) || (base && name ? base + name : undefined)
}

/** The profiles that have no address: a name in a network that is not known. */
export const profilesWithoutAddress = (data: Json): readonly string[] =>
  objects(isObject(data['basics']) ? data['basics']['profiles'] : undefined)
    .filter((profile) => !profileAddress(profile))
    .map((profile) => [text(profile['network']), text(profile['username'])].filter(Boolean).join(': '))
    .filter(Boolean)

function readEntry(section: KnownListId, item: Json): Json {
  const studied = [text(item['studyType']), text(item['area'])].filter(Boolean).join(', ')
  const isPoint = section === 'certificates'
  return {
    from: isPoint ? '' : date(item['startDate']),
    to: date(isPoint ? item['date'] : item['endDate']),
    title:
      section === 'education'
        ? studied
        : text(
            section === 'projects' || isPoint
              ? item['name']
              : (item['position'] ?? item['language'] ?? item['name']),
          ),
    organisation: text(
      section === 'employments'
        ? (item['name'] ?? item['company'])
        : (item['organization'] ?? item['institution'] ?? item['issuer'] ?? item['entity']),
    ),
    place: text(item['location']),
    text: [...new Set([text(item['summary']), text(item['description'])])].filter(Boolean).join('\n'),
    bullets: [
      ...strings(item['highlights']),
      ...strings(item['courses']),
      ...[strings(item['keywords']).join(', ')].filter((line) => section === 'projects' && line !== ''),
    ],
    link: text(item['url'] ?? item['website']),
    level: text(item['score'] ?? item['level'] ?? item['fluency']),
  }
}

/** Whether data looks like JSON Resume. */
export const isJsonResume = (data: unknown): data is Json =>
  isObject(data) &&
  (isObject(data['basics']) || ['work', 'education', 'skills'].some((key) => Array.isArray(data[key])))

/** Reads JSON Resume; a file that this tool wrote comes back as it was. */
export function fromJsonResume(
  data: Json,
  reject?: (path: string, value: unknown) => void,
): Resume | undefined {
  const own = data[NAMESPACE]
  if (isObject(own)) return decodeResume(own, reject)
  const basics = isObject(data['basics']) ? data['basics'] : {}
  const place = isObject(basics['location']) ? basics['location'] : {}
  const entries = (section: KnownListId, key: string) =>
    objects(data[key]).map((item) => readEntry(section, item))
  const awards = objects(data['awards']).map((item) => ({
    title: text(item['title']),
    organisation: text(item['awarder']),
    to: date(item['date']),
    text: text(item['summary']),
  }))
  const publications = objects(data['publications']).map((item) => ({
    title: text(item['name']),
    organisation: text(item['publisher']),
    to: date(item['releaseDate']),
    link: text(item['url']),
    text: text(item['summary']),
  }))
  const references = objects(data['references']).map((item) => ({
    title: [importedWords.reference, text(item['name'])].filter(Boolean).join(': '),
    text: text(item['reference']),
  }))
  return decodeResume(
    {
      name: text(basics['name']),
      personalData: {
        name: text(basics['name']),
        street: text(place['address']),
        city: [
          [text(place['postalCode']), text(place['city'])].filter(Boolean).join(' '),
          text(place['region']) === text(place['city']) ? '' : text(place['region']),
        ]
          .filter(Boolean)
          .join(', '),
        photo: /^data:image\/(?:jpeg|png);base64,/.test(text(basics['image'])) ? text(basics['image']) : '',
        telephone: text(basics['phone']),
        email: text(basics['email']),
        website: text(basics['url'] ?? basics['website']),
        urls: objects(basics['profiles']).flatMap((profile) => profileAddress(profile) ?? []),
      },
      professionData: { title: text(basics['label']), professionReasonText: text(basics['summary']) },
      employments: entries('employments', 'work'),
      otherEmployments: entries('otherEmployments', 'volunteer'),
      education: entries('education', 'education'),
      certificates: [...entries('certificates', 'certificates'), ...awards, ...references],
      projects: [...entries('projects', 'projects'), ...publications],
      skills: objects(data['skills']).map((item) => ({
        title: [text(item['name']), strings(item['keywords']).join(', ')].filter(Boolean).join(': '),
        level: text(item['level']),
      })),
      languages: entries('languages', 'languages'),
      interests: objects(data['interests']).map((item) => ({
        title: [text(item['name']), strings(item['keywords']).join(', ')].filter(Boolean).join(': '),
      })),
    },
    reject,
  )
}

/** What a file of JSON Resume has and a resume has no section for. */
export const movedOf = (data: Json) =>
  isObject(data[NAMESPACE])
    ? []
    : movedWhere([
        ['awards', 'certificates', objects(data['awards'])],
        ['references', 'certificates', objects(data['references'])],
        ['publications', 'projects', objects(data['publications'])],
      ])

/** Whether data is a resume of this tool: it has a field that JSON Resume does not know. */
export const isOwnResume = (data: unknown): data is Json =>
  isObject(data) &&
  (isObject(data['personalData']) ||
    isObject(data['professionData']) ||
    ['employments', 'otherEmployments', 'trainings'].some((key) => Array.isArray(data[key])))

/** An own file without what only this machine needs. */
export const ownFile = (resume: Resume): Resume => ({ ...emptyResume(), ...resume })
