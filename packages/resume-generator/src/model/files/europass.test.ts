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

const picture = 'iVBORw0KGgo='

test('Europass 3: person, photo, licence, languages, certificates, achievements, lists and entities', () => {
  const html =
    '&lt;p&gt;F&amp;uuml;r &lt;b&gt;alle&lt;/b&gt;:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Stämme&amp;nbsp;führen&lt;/li&gt;&lt;li&gt;Knoten&lt;/li&gt;&lt;/ul&gt;'
  const level = (...skills: string[]) =>
    `<ProficiencyLevel><Listening>${skills[0]}</Listening><Reading>${skills[1] ?? skills[0]}</Reading></ProficiencyLevel>`
  const read = readEuropass(`<SkillsPassport><LearnerInfo><Identification>
    <PersonName><FirstName>Änne</FirstName><Surname>Groß</Surname></PersonName>
    <ContactInfo><TelephoneList><Telephone><Contact>0351 1</Contact></Telephone><Telephone><Contact>0172 2</Contact></Telephone></TelephoneList>
    <WebsiteList><Website><Contact>example.org</Contact></Website><Website><Contact>example.net</Contact></Website></WebsiteList></ContactInfo>
    <Demographics><Birthdate year="1988" month="--02" day="---29"/><NationalityList><Nationality><Code>DE</Code><Label>deutsch</Label></Nationality></NationalityList></Demographics>
    <Photo><MimeType>image/png</MimeType><Data>${picture}</Data></Photo></Identification>
    <WorkExperienceList><WorkExperience><Period><From year="2019"/></Period><Position><Code>1</Code><Label>Flößerin</Label></Position><Activities>${html}</Activities><Employer><Name>Holz AG</Name></Employer></WorkExperience></WorkExperienceList>
    <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>de</Code><Label>Deutsch</Label></Description></MotherTongue></MotherTongueList>
    <ForeignLanguageList><ForeignLanguage><Description><Label>Englisch</Label></Description>${level('C1')}<CertificateList><Certificate><Title>TOEFL</Title><Date year="2015"/></Certificate></CertificateList></ForeignLanguage>
    <ForeignLanguage><Description><Label>Polnisch</Label></Description>${level('B2', 'A2')}</ForeignLanguage></ForeignLanguageList></Linguistic>
    <Computer><Description>&lt;ul&gt;&lt;li&gt;CAD&lt;/li&gt;&lt;/ul&gt;</Description></Computer><Driving><Description><Licence>B</Licence><Licence>BE</Licence></Description></Driving></Skills>
    <AchievementList><Achievement><Title><Code>publications</Code><Label>Publikationen</Label></Title><Description>Flöße im Winter</Description></Achievement>
    <Achievement><Title><Code>honors_awards</Code><Label>Auszeichnungen</Label></Title><Description>Goldener Anker</Description></Achievement>
    <Achievement><Title><Label>Vereine</Label></Title><Description>Flößerbund</Description></Achievement></AchievementList>
    <CoverLetter><Letter>Guten Tag</Letter></CoverLetter></LearnerInfo></SkillsPassport>`)
  expect(read).toMatchObject({
    resume: {
      personalData: {
        telephone: '0351 1, 0172 2',
        website: 'example.org',
        urls: ['example.net'],
        birthDate: '1988-02-29',
        citizenship: 'deutsch',
        photo: `data:image/png;base64,${picture}`,
      },
      employments: [{ title: 'Flößerin', text: 'Für alle:', bullets: ['Stämme führen', 'Knoten'] }],
      languages: [
        { title: 'Deutsch', level: 'Muttersprache' },
        { title: 'Englisch', level: 'C1' },
        { title: 'Polnisch', level: 'B2 / A2' },
      ],
      skills: [{ title: 'CAD' }, { title: 'Führerschein', level: 'B, BE' }],
      certificates: [
        { title: 'TOEFL', to: '2015' },
        { title: 'Auszeichnungen', text: 'Goldener Anker' },
      ],
      projects: [{ title: 'Publikationen', text: 'Flöße im Winter' }],
      otherEmployments: [{ title: 'Vereine', text: 'Flößerbund' }],
    },
    moved: [
      { part: 'licence', section: 'skills' },
      { part: 'publications', section: 'projects' },
      { part: 'awards', section: 'certificates' },
      { part: 'other', section: 'otherEmployments' },
    ],
    unread: [{ place: 'CoverLetter.Letter', text: 'Guten Tag' }],
  })
})

test('the Candidate: person, photo, licence, languages, skills, certificates and sections of its own', () => {
  const dated = (name: string, date: string) =>
    `<${name}><hr:FormattedDateTime>${date}</hr:FormattedDateTime></${name}>`
  const scored = (code: string, level: string) =>
    `<PersonCompetency><CompetencyID schemeName="NORMAL">${code}</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>${level}</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>`
  const skill = (name: string) =>
    `<PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>${name}</hr:CompetencyName></PersonCompetency>`
  const read =
    readEuropass(`<Candidate><CandidatePerson><PersonName><oa:GivenName>Änne</oa:GivenName><hr:FamilyName>Groß</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>49</CountryDialing><oa:DialNumber>0351123</oa:DialNumber></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://example.org</oa:URI></Communication>
    <NationalityCode>at</NationalityCode><hr:BirthDate>1988-02-29</hr:BirthDate><PrimaryLanguageCode name="NORMAL">ger</PrimaryLanguageCode></CandidatePerson>
    <CandidateProfile><hr:ExecutiveSummary>&lt;p&gt;Seit Jahren auf dem Wasser.&lt;/p&gt;</hr:ExecutiveSummary>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Schule</hr:OrganizationName><AttendancePeriod>${dated('StartDate', '2010-09')}${dated('EndDate', '2013-07-31')}</AttendancePeriod><EducationDegree><hr:DegreeName>Lehre</hr:DegreeName><OccupationalSkillsCovered>&lt;ul&gt;&lt;li&gt;Knoten&lt;/li&gt;&lt;/ul&gt;</OccupationalSkillsCovered><FinalGrade><hr:ScoreText>1,3</hr:ScoreText></FinalGrade></EducationDegree></EducationOrganizationAttendance></EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <Certifications><Certification><hr:CertificationName>Schifferpatent</hr:CertificationName><hr:IssuingAuthority>WSA</hr:IssuingAuthority><hr:CertificationDate><hr:FormattedDateTime>2014-05-01</hr:FormattedDateTime></hr:CertificationDate></Certification></Certifications>
    <PublicationHistory><Publication><Title>Flöße im Winter</Title><Year>2021</Year></Publication></PublicationHistory>
    <PersonQualifications>${scored('eng', 'C1')}</PersonQualifications>
    <Skills>${skill('CAD')}<SkillsGroup><Title>Büro</Title>${skill('Word')}${skill('Excel')}</SkillsGroup></Skills>
    <Others><Title>Hobbys</Title><Other><Title>Rudern</Title></Other></Others><Others><Title>Vereine</Title><Other><Title>Flößerbund</Title></Other></Others>
    <eures:Attachment><oa:EmbeddedData>${btoa(`data:image/png;base64,${picture}`)}</oa:EmbeddedData></eures:Attachment>
    <Strange><Thing>Neues</Thing></Strange></CandidateProfile></Candidate>`)
  expect(read).toMatchObject({
    resume: {
      personalData: {
        telephone: '+49 351123',
        website: 'https://example.org',
        birthDate: '1988-02-29',
        citizenship: 'Österreich',
        photo: `data:image/png;base64,${picture}`,
      },
      professionData: { professionReasonText: 'Seit Jahren auf dem Wasser.' },
      education: [{ title: 'Lehre', from: '2010-09', to: '2013-07-31', level: '1,3', bullets: ['Knoten'] }],
      languages: [
        { title: 'Deutsch', level: 'Muttersprache' },
        { title: 'Englisch', level: 'C1' },
      ],
      skills: [{ title: 'Büro: Word, Excel' }, { title: 'CAD' }, { title: 'Führerschein', level: 'B' }],
      certificates: [{ title: 'Schifferpatent', organisation: 'WSA', to: '2014-05-01' }],
      projects: [{ title: 'Flöße im Winter', to: '2021' }],
      interests: [{ title: 'Rudern' }],
      otherEmployments: [{ title: 'Flößerbund' }],
    },
    moved: [
      { part: 'licence', section: 'skills' },
      { part: 'publications', section: 'projects' },
      { part: 'other', section: 'otherEmployments' },
    ],
    unread: [{ place: 'Strange.Thing', text: 'Neues' }],
  })
})

test('other XML is refused', () => {
  expect(readEuropass('<svg><text>Lebenslauf</text></svg>')).toBeUndefined()
})

test.prop([fc.string()])('any text is read or refused', (text) => {
  expect(() => readXml(text)).not.toThrow()
  expect(() => readEuropass(`<SkillsPassport>${text}`)).not.toThrow()
})
