import { dateIn } from '../dates/dateIn.ts'
import { ownLanguage } from '../ownLanguage.ts'
import type { ListId } from '../sections.ts'
import { headingOf } from './headingOf.ts'
import { importedWords } from './importedWords.ts'
import { movedWhere, type Moved } from './moved.ts'
import { allXml, findXml, richText, xmlText, type XmlElement } from './xml.ts'

const dated = (item: XmlElement | undefined, name: string) =>
  dateIn(xmlText(item, name, 'FormattedDateTime') || xmlText(item, name))
const periodOf = (item: XmlElement) => ({ from: dated(item, 'StartDate'), to: dated(item, 'EndDate') })
const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(' ')

/** Languages and countries stand as codes, or as words where their scheme says so. */
function named(element: XmlElement | undefined, type: 'language' | 'region'): string {
  const code = element?.text.trim() ?? ''
  if (!/^[a-z]{2,3}$/i.test(code)) return code
  const names = new Intl.DisplayNames(ownLanguage, { type, fallback: 'code' })
  return names.of(type === 'region' ? code.toUpperCase() : code.toLowerCase()) ?? code
}

/** „C1“, or each skill where they differ. */
const levelOf = (language: XmlElement) =>
  [...new Set(allXml(language, 'ScoreText').map(({ text }) => text.trim()))].filter(Boolean).join(' / ')

/** The data URL of the picture; some write it in Base64 once more. */
function photoOf(profile: XmlElement | undefined): string {
  const data = (
    allXml(profile, 'Attachment')
      .map((item) => findXml(item, 'EmbeddedData')?.text)
      .find(Boolean) ?? ''
  ).replaceAll(/\s+/g, '')
  const twice = data.startsWith('ZGF0YTpp') && /^[\w+/]+=*$/.test(data) ? atob(data) : data
  return /^data:image\/(?:jpeg|png);base64,/.test(twice) ? twice : ''
}

/** Entries of further sections: what they are called differs, how they are built does not. */
const furtherEntry = (item: XmlElement) => ({
  ...periodOf(item),
  ...richText(item, 'Description'),
  to: dated(item, 'EndDate') || dateIn(xmlText(item, 'Year')) || dated(item, 'CertificationDate'),
  title:
    xmlText(item, 'Title') ||
    xmlText(item, 'CertificationName') ||
    xmlText(item, 'FormattedPublicationDescription') ||
    xmlText(item, 'Name'),
  organisation:
    xmlText(item, 'OrganizationName') || xmlText(item, 'IssuingAuthority') || xmlText(item, 'Publisher'),
  link: xmlText(item, 'Link'),
})

/** What a section of the file's own is called stands with each of its entries. */
const withOrganisation = (entry: ReturnType<typeof furtherEntry>, organisation: string) => ({
  ...entry,
  organisation: entry.organisation || organisation,
})

/** The Candidate of the platform since 2020, by its samples; the schema is not published. */
export function fromCandidate(root: XmlElement): Moved<unknown> {
  const person = findXml(root, 'CandidatePerson')
  const profile = findXml(root, 'CandidateProfile')
  const channels = allXml(person, 'Communication')
  const addresses = (code: string) =>
    channels
      .filter((item) => xmlText(item, 'ChannelCode').toLowerCase() === code)
      .map((item) => xmlText(item, 'URI'))
  const phones = channels.flatMap((item) => {
    const dialling = xmlText(item, 'CountryDialing')
    const number = xmlText(item, 'DialNumber')
    return number ? [dialling ? `+${dialling.replace('+', '')} ${number.replace(/^0/, '')}` : number] : []
  })
  const address = channels.map((item) => findXml(item, 'Address')).find(Boolean)
  const websites = [...addresses('web'), ...addresses('social media')]
  const birthPlace = xmlText(person, 'BirthPlace', 'City') || xmlText(person, 'BirthPlace', 'CityName')
  const entriesIn = (container: string, name?: string) => {
    const found = findXml(profile, container)
    return (name ? allXml(found, name) : (found?.children ?? []))
      .filter(({ text }) => text.trim() !== '')
      .map(furtherEntry)
  }
  const competencies = allXml(profile, 'PersonCompetency')
  const isLanguage = (item: XmlElement) => xmlText(item, 'TaxonomyID').toLowerCase() === 'language'
  const groups = allXml(findXml(profile, 'Skills'), 'SkillsGroup')
  const grouped = new Set(groups.flatMap((group) => allXml(group, 'PersonCompetency')))
  const skillName = (item: XmlElement) => xmlText(item, 'CompetencyName') || xmlText(item, 'CompetencyID')
  const licences = allXml(profile, 'LicenseTypeCode').map(({ text }) => text.trim())
  const others = allXml(profile, 'Others').flatMap((group) => {
    const heading = headingOf(xmlText(group, 'Title'))
    const section: ListId = heading && heading !== 'personality' ? heading : 'otherEmployments'
    return allXml(group, 'Other').map((item) => ({
      section,
      isOwn: heading !== undefined,
      entry: withOrganisation(furtherEntry(item), heading ? '' : xmlText(group, 'Title')),
    }))
  })
  const other = (section: ListId) =>
    others.filter((item) => item.section === section).map(({ entry }) => entry)
  const publications = [
    ...entriesIn('PublicationHistory', 'Publication'),
    ...entriesIn('CreativeWorks'),
    ...entriesIn('ConferencesAndSeminars'),
  ]
  const awards = entriesIn('HonoursAndAwards')
  const references = entriesIn('EmploymentReferences')
  const activities = [
    ...entriesIn('VoluntaryWorks'),
    ...entriesIn('SocialAndPoliticalActivities'),
    ...entriesIn('NetworksAndMemberships'),
  ]
  const summary = richText(profile, 'ExecutiveSummary')
  const lists: Record<ListId, readonly unknown[]> = {
    employments: [
      ...allXml(profile, 'EmployerHistory').flatMap((employer) =>
        allXml(employer, 'PositionHistory').map((item) => ({
          ...periodOf(item),
          ...richText(item, 'Description'),
          title: xmlText(item, 'PositionTitle'),
          organisation: xmlText(employer, 'OrganizationName'),
          place: xmlText(item, 'City') || xmlText(item, 'CityName') || xmlText(employer, 'CityName'),
          link: xmlText(employer, 'Link'),
        })),
      ),
      ...other('employments'),
    ],
    education: [
      ...allXml(profile, 'EducationOrganizationAttendance').map((item) => ({
        ...periodOf(item),
        ...richText(item, 'OccupationalSkillsCovered'),
        title: xmlText(item, 'EducationDegree', 'DegreeName') || xmlText(item, 'ProgramName'),
        organisation: xmlText(item, 'OrganizationName'),
        place: xmlText(item, 'CityName'),
        level: xmlText(item, 'FinalGrade', 'ScoreText'),
        link: xmlText(item, 'Link'),
      })),
      ...other('education'),
    ],
    certificates: [
      ...entriesIn('Certifications'),
      ...entriesIn('CourseCertifications'),
      ...awards,
      ...references.map((entry) => ({ ...entry, title: joined(`${importedWords.reference}:`, entry.title) })),
      ...other('certificates'),
    ],
    projects: [...entriesIn('Projects'), ...publications, ...other('projects')],
    trainings: other('trainings'),
    otherEmployments: [...activities, ...other('otherEmployments')],
    languages: [
      ...allXml(person, 'PrimaryLanguageCode').map((item) => ({
        title: named(item, 'language'),
        level: importedWords.native,
      })),
      ...competencies.filter(isLanguage).map((item) => ({
        title: named(findXml(item, 'CompetencyID'), 'language') || xmlText(item, 'CompetencyName'),
        level: levelOf(item),
      })),
    ],
    skills: [
      ...groups.map((group) => ({
        title: [xmlText(group, 'Title'), allXml(group, 'PersonCompetency').map(skillName).join(', ')]
          .filter(Boolean)
          .join(': '),
      })),
      ...competencies
        .filter((item) => !isLanguage(item) && !grouped.has(item))
        .map((item) => ({ title: skillName(item), level: levelOf(item) })),
      ...other('skills'),
      ...(licences.length > 0 ? [{ title: importedWords.licence, level: licences.join(', ') }] : []),
    ],
    interests: [
      ...entriesIn('HobbiesAndInterests').map(({ title, text }) => ({ title: title || text })),
      ...other('interests'),
    ],
  }
  return {
    resume: {
      personalData: {
        name: joined(xmlText(person, 'PersonName', 'GivenName'), xmlText(person, 'PersonName', 'FamilyName')),
        street: xmlText(address, 'AddressLine'),
        city: joined(xmlText(address, 'PostalCode'), xmlText(address, 'CityName')),
        email: addresses('email')[0] ?? '',
        telephone: phones.join(', '),
        website: websites[0] ?? '',
        urls: websites.slice(1),
        birthDate: dateIn(xmlText(person, 'BirthDate')),
        birthCity: birthPlace,
        citizenship: allXml(person, 'NationalityCode')
          .map((item) => named(item, 'region'))
          .join(', '),
        photo: photoOf(profile),
      },
      professionData: {
        professionReasonText: [summary.text, ...summary.bullets].filter(Boolean).join('\n'),
      },
      ...lists,
    },
    moved: movedWhere([
      ['licence', 'skills', licences],
      ['publications', 'projects', publications],
      ['awards', 'certificates', awards],
      ['references', 'certificates', references],
      ['volunteering', 'otherEmployments', activities],
      ['other', 'otherEmployments', others.filter(({ isOwn }) => !isOwn)],
    ]),
  }
}
