import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { exampleResume } from '../example.ts'
import { fromJsonResume, toJsonResume } from './jsonResume.ts'
import { readJsonFile } from './readFile.ts'
import { trapResume } from '../resume.fixtures.ts'
import { decodeResume, type Resume } from '../resume.ts'

const ajv = new Ajv({ strict: false, allErrors: true })
// The package is CommonJS: its default export is the module itself in some set-ups.
const formats = 'default' in addFormats ? addFormats.default : addFormats
formats(ajv)
const validate = ajv.compile(schema)

const date = fc.constantFrom('', '2020', '2020-03', '2020-03-29')
const words = fc.oneof(
  fc.string(),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom('', 'javascript:alert(1)', 'a b'),
)
const entry = fc.record({
  id: fc.string(),
  from: date,
  to: date,
  title: words,
  organisation: words,
  place: words,
  text: words,
  bullets: fc.array(words, { maxLength: 3 }),
  link: words,
  level: words,
})
const list = fc.array(entry, { maxLength: 3 })
const resume = fc
  .record({
    name: words,
    date,
    personalData: fc.record({
      name: words,
      street: words,
      city: words,
      email: words,
      website: words,
      urls: fc.array(words, { maxLength: 3 }),
    }),
    professionData: fc.record({ title: words, professionReasonText: words }),
    employments: list,
    otherEmployments: list,
    projects: list,
    trainings: list,
    education: list,
    certificates: list,
    interests: list,
    skills: list,
    languages: list,
  })
  .map((data): Resume => decodeResume(data)!)

test.prop([resume])('what is exported is valid by the official schema', (given) => {
  validate(JSON.parse(JSON.stringify(toJsonResume(given))))
  expect(validate.errors ?? []).toEqual([])
})

test.prop([resume])('what is exported comes back as it was', (given) => {
  expect(fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(given))))).toEqual(given)
})

test('a file of another tool loses nothing that the schema has a place for', () => {
  const { 'x-kleinzeug-resume': _own, ...foreign } = toJsonResume(trapResume())
  const read = fromJsonResume(foreign)
  expect(read?.personalData.name).toBe('Jörg-Ægidius Weiß-Müßiggänger')
  expect(read?.personalData.city).toBe('10623 Berlin')
  expect(read?.employments.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Leiter Auflieferung & Pfandflaschen', '2021-03', ''],
    ['Disponent im Offshore-Stoffluss', '2016-09', '2021-02'],
  ])
  expect(read?.languages[0]).toMatchObject({ title: 'Französisch', level: 'C1' })
  expect(read?.certificates[0]).toMatchObject({ title: 'Fährführerzeugnis A/B', to: '2023' })
})

test('own files, JSON Resume and the record of a site are read; anything else is refused', () => {
  const own = exampleResume()
  for (const data of [own, toJsonResume(own), { resume: own, brightness: 'dark' }])
    expect(readJsonFile(JSON.stringify(data))).toMatchObject({ resume: { name: 'Beispiel' }, lost: [] })
  expect(readJsonFile('')).toEqual({ problem: 'foreign' })
  expect(readJsonFile('%PDF-')).toEqual({ problem: 'foreign' })
  expect(readJsonFile('[1, 2]')).toEqual({ problem: 'foreign' })
  expect(readJsonFile('{"lists": []}')).toEqual({ problem: 'foreign' })
})

test.prop([fc.json()])('any JSON is read or refused', (text) => {
  expect(() => readJsonFile(text)).not.toThrow()
})

test('what has no field of its own goes into a section; what has no place is named', () => {
  const file = {
    basics: {
      name: 'Ada Muster',
      image: 'data:image/png;base64,iVBORw0KGgo=',
      nickname: 'Lo',
      location: { city: 'Köln', region: 'Nordrhein-Westfalen' },
      profiles: [
        { network: 'GitHub', username: 'ada' },
        { network: 'Mastodon', username: '@ada' },
      ],
    },
    projects: [{ name: 'Pegel', description: 'Messen', summary: 'Warnen', keywords: ['Rhein', 'Mosel'] }],
    references: [{ name: 'Frau Groß', reference: 'Stets zuverlässig.' }],
  }
  const read = readJsonFile(JSON.stringify(file))
  expect(read).toMatchObject({
    resume: {
      personalData: {
        city: 'Köln, Nordrhein-Westfalen',
        photo: file.basics.image,
        urls: ['https://github.com/ada'],
      },
      certificates: [{ title: 'Referenz: Frau Groß', text: 'Stets zuverlässig.' }],
      projects: [{ title: 'Pegel', text: 'Warnen\nMessen', bullets: ['Rhein, Mosel'] }],
    },
    moved: [{ part: 'references', section: 'certificates' }],
    unread: [
      { place: 'basics.profiles', text: 'Mastodon: @ada' },
      { place: 'basics.nickname', text: 'Lo' },
    ],
  })
  const withAddress = { ...file, basics: { ...file.basics, image: 'https://example.org/ada.jpg' } }
  expect(readJsonFile(JSON.stringify(withAddress))).toMatchObject({
    unread: [{ place: 'basics.profiles' }, { place: 'basics.image' }, { place: 'basics.nickname' }],
  })
})
