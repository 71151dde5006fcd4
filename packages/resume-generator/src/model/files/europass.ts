import { isPartialDate } from '../dates/partialDate.ts'
import { decodeResume, type Resume } from '../resume.ts'
import { allXml, findXml, readXml, xmlText, type XmlElement } from './xml.ts'

const dateOf = (year: string, month = '', day = '') => {
  const parts = [year, month.replace(/^-+/, ''), day.replace(/^-+/, '')].map((part) => part.padStart(2, '0'))
  const [y = '', m = '', d = ''] = parts
  return [`${y}-${m}-${d}`, `${y}-${m}`, y].find((text) => isPartialDate(text)) ?? ''
}

/** What stands between each `<Period>` and the next `</Period>`. */
function periodsIn(source: string): readonly string[] {
  const periods: string[] = []
  let from: number | undefined
  for (const { index, 0: tag, 1: closing } of source.matchAll(/<(\/?)(?:\w+:)?Period>/g)) {
    if (!closing) from ??= index + tag.length
    else if (from !== undefined) {
      periods.push(source.slice(from, index))
      from = undefined
    }
  }
  return periods
}

/** Europass XML 3 (SkillsPassport): dates stand in attributes, which are read from the source itself. */
function attributeDates(source: string): ReadonlyArray<readonly [from: string, to: string]> {
  return periodsIn(source).map((period) => {
    const date = (name: string) => {
      const [, inner = '', end] = new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)(>?)`).exec(period) ?? []
      const tag = end ? inner : ''
      const attribute = (key: string) => new RegExp(`${key}="([^"]*)"`).exec(tag)?.[1] ?? ''
      return dateOf(attribute('year'), attribute('month'), attribute('day'))
    }
    return [date('From'), date('To')] as const
  })
}

function fromSkillsPassport(root: XmlElement, source: string): unknown {
  const dates = attributeDates(source)
  let period = 0
  const dated = (element: XmlElement) => {
    const [from = '', to = ''] = findXml(element, 'Period') ? (dates[period++] ?? []) : []
    return { from, to }
  }
  const learner = findXml(root, 'LearnerInfo')
  const work = allXml(findXml(learner, 'WorkExperienceList'), 'WorkExperience').map((item) => ({
    ...dated(item),
    title: xmlText(item, 'Position', 'Label'),
    organisation: xmlText(item, 'Employer', 'Name'),
    place: xmlText(item, 'Employer', 'Municipality'),
    text: xmlText(item, 'Activities'),
  }))
  const education = allXml(findXml(learner, 'EducationList'), 'Education').map((item) => ({
    ...dated(item),
    title: xmlText(item, 'Title'),
    organisation: xmlText(item, 'Organisation', 'Name'),
    place: xmlText(item, 'Organisation', 'Municipality'),
    text: xmlText(item, 'Activities'),
  }))
  const skills = findXml(learner, 'Skills')
  return {
    personalData: {
      name: [xmlText(learner, 'PersonName', 'FirstName'), xmlText(learner, 'PersonName', 'Surname')]
        .filter(Boolean)
        .join(' '),
      street: xmlText(learner, 'Address', 'AddressLine'),
      city: [xmlText(learner, 'Address', 'PostalCode'), xmlText(learner, 'Address', 'Municipality')]
        .filter(Boolean)
        .join(' '),
      email: xmlText(learner, 'Email', 'Contact'),
      telephone: xmlText(learner, 'Telephone', 'Contact'),
      website: xmlText(learner, 'Website', 'Contact'),
      citizenship: xmlText(learner, 'Nationality', 'Label'),
    },
    professionData: { title: xmlText(learner, 'Headline', 'Description', 'Label') },
    employments: work,
    education,
    languages: [
      ...allXml(findXml(skills, 'MotherTongueList'), 'MotherTongue').map((item) => ({
        title: xmlText(item, 'Description', 'Label'),
        level: 'Muttersprache',
      })),
      ...allXml(findXml(skills, 'ForeignLanguageList'), 'ForeignLanguage').map((item) => ({
        title: xmlText(item, 'Description', 'Label'),
        level: xmlText(item, 'ProficiencyLevel', 'Listening'),
      })),
    ],
    skills: ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other']
      .map((name) => xmlText(skills, name, 'Description'))
      .filter(Boolean)
      .map((title) => ({ title })),
  }
}

function fromCandidate(root: XmlElement): unknown {
  const person = findXml(root, 'CandidatePerson')
  const profile = findXml(root, 'CandidateProfile')
  const date = (item: XmlElement, name: string) => {
    const typed = xmlText(item, name, 'FormattedDateTime').slice(0, 10)
    return [typed, typed.slice(0, 7), typed.slice(0, 4)].find((text) => isPartialDate(text)) ?? ''
  }
  const channel = (code: string) =>
    allXml(person, 'Communication').find((item) => xmlText(item, 'ChannelCode').toLowerCase() === code)
  const address = allXml(person, 'Communication')
    .map((item) => findXml(item, 'Address'))
    .find(Boolean)
  return {
    personalData: {
      name: [xmlText(person, 'PersonName', 'GivenName'), xmlText(person, 'PersonName', 'FamilyName')]
        .filter(Boolean)
        .join(' '),
      street: xmlText(address, 'AddressLine'),
      city: [xmlText(address, 'PostalCode'), xmlText(address, 'CityName')].filter(Boolean).join(' '),
      email: xmlText(channel('email'), 'URI'),
      telephone: xmlText(channel('telephone'), 'DialNumber'),
      birthDate: xmlText(person, 'BirthDate').slice(0, 10),
    },
    employments: allXml(profile, 'EmployerHistory').flatMap((employer) =>
      allXml(employer, 'PositionHistory').map((item) => ({
        from: date(item, 'StartDate'),
        to: date(item, 'EndDate'),
        title: xmlText(item, 'PositionTitle'),
        organisation: xmlText(employer, 'OrganizationName'),
        place: xmlText(item, 'CityName') || xmlText(employer, 'CityName'),
        text: xmlText(item, 'Description'),
      })),
    ),
    education: allXml(profile, 'EducationOrganizationAttendance').map((item) => ({
      from: date(item, 'StartDate'),
      to: date(item, 'EndDate'),
      title: xmlText(item, 'EducationDegree', 'DegreeName'),
      organisation: xmlText(item, 'OrganizationName'),
      place: xmlText(item, 'CityName'),
    })),
    professionData: { professionReasonText: xmlText(profile, 'ExecutiveSummary') },
  }
}

/** Reads Europass: version 3 (`SkillsPassport`) and the `Candidate` of today's platform; `undefined` for other XML. */
export function readEuropass(
  source: string,
  reject?: (path: string, value: unknown) => void,
): Resume | undefined {
  const root = readXml(source)
  if (root?.name === 'SkillsPassport') return decodeResume(fromSkillsPassport(root, source), reject)
  if (root?.name === 'Candidate') return decodeResume(fromCandidate(root), reject)
  return undefined
}
