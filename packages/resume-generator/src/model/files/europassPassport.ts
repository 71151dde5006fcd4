import { dateIn } from '../dates/dateIn.ts'
import { importedWords } from './importedWords.ts'
import { movedWhere, type Moved } from './moved.ts'
import { allXml, findXml, richText, xmlText, type XmlElement } from './xml.ts'

/** A date of the attributes `year="2013" month="--07" day="---31"`. */
function dateOf(element: XmlElement | undefined) {
  const { year = '', month = '', day = '' } = element?.attributes ?? {}
  return dateIn([year, month, day].map((part) => part.replace(/^-+/, '').padStart(2, '0')).join('-'))
}

const periodOf = (item: XmlElement) => ({
  from: dateOf(findXml(item, 'Period', 'From')),
  to: dateOf(findXml(item, 'Period', 'To')),
})

const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(' ')
const labelOf = (item: XmlElement | undefined, ...path: readonly string[]) =>
  xmlText(item, ...path, 'Label') || xmlText(item, ...path)

/** „C1“, or each skill where they differ. */
function levelOf(language: XmlElement) {
  const levels = (findXml(language, 'ProficiencyLevel')?.children ?? []).map(({ text }) => text.trim())
  return [...new Set(levels.filter(Boolean))].join(' / ')
}

const photoOf = (identification: XmlElement | undefined) => {
  const type = xmlText(identification, 'Photo', 'MimeType')
  const data = (findXml(identification, 'Photo', 'Data')?.text ?? '').replaceAll(/\s+/g, '')
  return data && /^image\/(?:jpe?g|pjpeg|png)$/.test(type)
    ? `data:${type.endsWith('png') ? 'image/png' : 'image/jpeg'};base64,${data}`
    : ''
}

/** Where the achievements of each kind go. */
const achievementSections: ReadonlyArray<
  readonly [RegExp, 'projects' | 'certificates' | 'otherEmployments']
> = [
  [/publication|project|presentation|conference|seminar/i, 'projects'],
  [/honou?r|award|certification|course|citation|reference/i, 'certificates'],
]

/** Europass XML 3. */
export function fromSkillsPassport(root: XmlElement): Moved<unknown> {
  const learner = findXml(root, 'LearnerInfo')
  const identification = findXml(learner, 'Identification')
  const contact = findXml(identification, 'ContactInfo')
  const skills = findXml(learner, 'Skills')
  const station = (organisation: string) => (item: XmlElement) => ({
    ...periodOf(item),
    ...richText(item, 'Activities'),
    organisation: xmlText(item, organisation, 'Name'),
    place: xmlText(item, organisation, 'Municipality'),
  })
  const achievements = allXml(findXml(learner, 'AchievementList'), 'Achievement').map((item) => {
    const kind = joined(xmlText(item, 'Title', 'Code'), labelOf(item, 'Title'))
    const section = achievementSections.find(([pattern]) => pattern.test(kind))?.[1] ?? 'otherEmployments'
    return { section, entry: { title: labelOf(item, 'Title'), ...richText(item, 'Description') } }
  })
  const achieved = (section: string) =>
    achievements.filter((item) => item.section === section).map(({ entry }) => entry)
  const licences = allXml(findXml(skills, 'Driving'), 'Licence').map(({ text }) => text.trim())
  const licence =
    licences.length > 0 ? licences.join(', ') : labelOf(findXml(skills, 'Driving'), 'Description')
  const foreign = allXml(findXml(skills, 'ForeignLanguageList'), 'ForeignLanguage')
  const languageCertificates = foreign.flatMap((language) =>
    allXml(language, 'Certificate').map((item) => ({
      title: labelOf(item, 'Title'),
      level: xmlText(item, 'Level'),
      organisation: xmlText(item, 'AwardingBody'),
      to: dateOf(findXml(item, 'Date')),
    })),
  )
  const numbers = allXml(contact, 'Telephone').map((item) => xmlText(item, 'Contact'))
  const websites = allXml(contact, 'Website').map((item) => xmlText(item, 'Contact'))
  const headline = findXml(learner, 'Headline')
  const isStatement = xmlText(headline, 'Type', 'Code').includes('statement')
  return {
    resume: {
      personalData: {
        name: joined(xmlText(identification, 'FirstName'), xmlText(identification, 'Surname')),
        street: [xmlText(contact, 'AddressLine'), xmlText(contact, 'AddressLine2')]
          .filter(Boolean)
          .join(', '),
        city: joined(xmlText(contact, 'PostalCode'), xmlText(contact, 'Municipality')),
        email: xmlText(contact, 'Email', 'Contact'),
        telephone: numbers.join(', '),
        website: websites[0] ?? '',
        urls: websites.slice(1),
        birthDate: dateOf(findXml(identification, 'Birthdate')),
        citizenship: allXml(identification, 'Nationality')
          .map((item) => labelOf(item))
          .join(', '),
        photo: photoOf(identification),
      },
      professionData: {
        [isStatement ? 'professionReasonText' : 'title']: labelOf(headline, 'Description'),
      },
      employments: allXml(findXml(learner, 'WorkExperienceList'), 'WorkExperience').map((item) => ({
        ...station('Employer')(item),
        title: labelOf(item, 'Position'),
      })),
      education: allXml(findXml(learner, 'EducationList'), 'Education').map((item) => ({
        ...station('Organisation')(item),
        title: xmlText(item, 'Title'),
        level: labelOf(item, 'Level'),
      })),
      languages: [
        ...allXml(findXml(skills, 'MotherTongueList'), 'MotherTongue').map((item) => ({
          title: labelOf(item, 'Description'),
          level: importedWords.native,
        })),
        ...foreign.map((item) => ({ title: labelOf(item, 'Description'), level: levelOf(item) })),
      ],
      skills: [
        ...['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'].flatMap((name) => {
          const { text, bullets } = richText(skills, name, 'Description')
          return [...text.split('\n'), ...bullets].filter(Boolean).map((title) => ({ title }))
        }),
        ...(licence ? [{ title: importedWords.licence, level: licence }] : []),
      ],
      projects: achieved('projects'),
      certificates: [...languageCertificates, ...achieved('certificates')],
      otherEmployments: achieved('otherEmployments'),
    },
    moved: movedWhere([
      ['licence', 'skills', licence ? [licence] : []],
      ['publications', 'projects', achieved('projects')],
      ['awards', 'certificates', achieved('certificates')],
      ['other', 'otherEmployments', achieved('otherEmployments')],
    ]),
  }
}
