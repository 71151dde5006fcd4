import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readEuropass } from './europass.ts'
import { readXml } from './xml.ts'

const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Änne</FirstName><Surname>Groß &amp; Klein</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Am Fluß 3</AddressLine><PostalCode>01067</PostalCode><Municipality>Dresden</Municipality></Contact></Address>
<Email><Contact>aenne@example.org</Contact></Email></ContactInfo></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period>
<Position><Label>Flößerin</Label></Position><Activities>&lt;p&gt;Stämme &lt;b&gt;führen&lt;/b&gt;&lt;/p&gt;</Activities><Employer><Name>Holz AG</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2010"/><To year="2013" month="--07" day="---31"/></Period><Title>Lehre</Title></Education></EducationList>
</LearnerInfo></SkillsPassport>`

test('the XML of Europass 3 is read', () => {
  const resume = readEuropass(passport)?.resume
  expect(resume?.personalData).toMatchObject({
    name: 'Änne Groß & Klein',
    street: 'Am Fluß 3',
    city: '01067 Dresden',
    email: 'aenne@example.org',
  })
  expect(resume?.employments[0]).toMatchObject({
    from: '2019-03',
    to: '',
    title: 'Flößerin',
    organisation: 'Holz AG',
    text: 'Stämme führen',
  })
  expect(resume?.education[0]).toMatchObject({ from: '2010', to: '2013-07-31', title: 'Lehre' })
})

test('periods are told apart also where one is not closed or has no dates', () => {
  const work = (period: string) =>
    `<WorkExperience>${period}<Position><Label>x</Label></Position></WorkExperience>`
  const resume = readEuropass(
    `<SkillsPassport><LearnerInfo><WorkExperienceList>${work('<e:Period><e:From year="2019"/></e:Period>')}${work('<Period></Period>')}${work('<Period><Period><From year="2021"/><To year="2022"></Period>')}</WorkExperienceList></LearnerInfo></SkillsPassport>`,
  )?.resume
  expect(resume?.employments.map(({ from, to }) => [from, to])).toEqual([
    ['2019', ''],
    ['', ''],
    ['2021', '2022'],
  ])
})

test('what is not closed ends at the next tag, or with the file', () => {
  const text = (xml: string) => readXml(xml)?.text
  expect(text('<a>one <b <c>two</c> three</a>')).toBe('one b two  three')
  expect(text('<a>one <!-- two <b>three')).toBe('one ')
  expect(text('<a>one <![CDATA[two <b>')).toBe('one two <b>')
  expect(text('<a x="1>2" y=\'/\'>one<b/></a>')).toBe('one')
})

test('the Candidate of the new platform is read', () => {
  const resume = readEuropass(`<Candidate xmlns:hr="h" xmlns:oa="o"><CandidatePerson><PersonName>
    <oa:GivenName>Änne</oa:GivenName><hr:FamilyName>Groß</hr:FamilyName></PersonName></CandidatePerson>
    <CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Holz AG</hr:OrganizationName>
    <PositionHistory><PositionTitle>Flößerin</PositionTitle><eures:EmploymentPeriod><eures:StartDate>
    <hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></eures:StartDate></eures:EmploymentPeriod></PositionHistory>
    </EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`)?.resume
  expect(resume?.personalData.name).toBe('Änne Groß')
  expect(resume?.employments[0]).toMatchObject({
    title: 'Flößerin',
    organisation: 'Holz AG',
    from: '2019-03-01',
  })
})

test('other XML is refused', () => {
  expect(readEuropass('<svg><text>Lebenslauf</text></svg>')).toBeUndefined()
})

test.prop([fc.string()])('any text is read or refused', (text) => {
  expect(() => readXml(text)).not.toThrow()
  expect(() => readEuropass(`<SkillsPassport>${text}`)).not.toThrow()
})
