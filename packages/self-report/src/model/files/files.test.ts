import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { emptyData, type SelfReportData } from '../data.ts'
import { csvOf } from './csv.ts'
import { answersFileOf, questionsOf, withAnswers } from './handOver.ts'
import { readFile } from './readFile.ts'

const DAY = '2026-11-21'
const read = (text: string) => readFile(text, DAY, () => 'new')

const data: SelfReportData = {
  ...emptyData(),
  traits: [
    { id: 'a', name: 'Geduld', low: 'kurz', high: 'lang', resting: false },
    { id: 'b', name: '=1+1', low: '', high: '', resting: false },
    { id: 'c', name: 'Ruht', low: '', high: '', resting: true },
  ],
  ratings: [
    {
      id: 'r',
      date: '2026-01-02',
      values: [
        { trait: 'a', value: 5 },
        { trait: 'b', value: 0 },
      ],
      note: 'geheim; "wirklich"',
      by: '',
      open: false,
    },
  ],
  tests: [{ id: 't', date: '2026-01-03', answers: '3'.repeat(120), note: '', open: false }],
}

test.prop([fc.oneof(fc.string(), fc.json())])('no text makes reading throw', (text) => {
  expect(() => read(text)).not.toThrow()
})

test('the questions that are handed over hold no answer and no note', () => {
  const file = questionsOf(data, 'Anna')
  expect(file).not.toContain('geheim')
  expect(file).not.toContain('"value"')
  expect(file).not.toContain('Ruht')
  expect(read(file)).toMatchObject({
    kind: 'questions',
    sheet: {
      id: 'new',
      about: 'Anna',
      date: DAY,
      open: true,
      values: [],
      traits: [{ id: 'a' }, { id: 'b' }],
    },
  })
})

test.prop([fc.integer({ min: 1, max: 7 }), fc.string(), fc.string()])(
  'answers come back as they were given, beside one’s own',
  (value, by, note) => {
    const asked = read(questionsOf(data, 'Anna'))
    if (asked.kind !== 'questions') throw new Error(asked.kind)
    const sheet = { ...asked.sheet, by, note, values: [{ trait: 'a', value }], open: false }
    const back = read(answersFileOf(sheet))
    if (back.kind !== 'answers') throw new Error(back.kind)
    const joined = withAnswers(data, back.sheet)
    expect(joined.ratings.at(-1)).toMatchObject({ by, note, values: [{ trait: 'a', value }] })
    expect(joined.ratings[0]).toEqual(data.ratings[0])
    expect(withAnswers(joined, back.sheet).ratings).toHaveLength(2)
  },
)

test('a trait that is gone comes along without being asked again', () => {
  const sheet = {
    id: 's',
    date: DAY,
    about: '',
    by: 'Mira',
    traits: [
      { id: 'x', name: 'Geduld', low: '', high: '', resting: false },
      { id: 'y', name: 'Humor', low: '', high: '', resting: false },
    ],
    values: [
      { trait: 'x', value: 2 },
      { trait: 'y', value: 6 },
      { trait: 'z', value: 6 },
    ],
    note: '',
    open: false,
  }
  const joined = withAnswers(data, sheet)
  expect(joined.traits.at(-1)).toMatchObject({ id: 'y', resting: true })
  expect(joined.ratings.at(-1)?.values).toEqual([
    { trait: 'a', value: 2 },
    { trait: 'y', value: 6 },
  ])
})

test('a backup is read bare, in a record and in the download of a storage', () => {
  const record = { selfReport: data, achievements: [] }
  for (const file of [data, record, { other: 'x', kleinzeug: JSON.stringify(record) }])
    expect(read(JSON.stringify(file))).toMatchObject({ kind: 'backup', data, lost: [], isCut: false })
})

test('what cannot be taken is refused with a reason', () => {
  const refusal = (text: string) => {
    const content = read(text)
    return content.kind === 'refused' ? content.refusal : content.kind
  }
  expect(refusal('{"a":')).toBe('no-json')
  expect(refusal(' ')).toBe('no-columns')
  expect(refusal('Datum;Wert\r\n2026-01-01;3')).toBe('no-columns')
  expect(refusal('[1]')).toBe('not-ours')
  expect(refusal('{"worktime":{}}')).toBe('not-ours')
  expect(refusal('{"format":"kleinzeug-self-report/questions","traits":[7]}')).toBe('no-questions')
  expect(refusal(questionsOf(data, '').replace('/questions', '/answers'))).toBe('no-answers')
})

const words = {
  columns: ['Datum', 'Art', 'Eigenschaft', 'Wert', 'Kleinster', 'Größter', 'Von', 'Notiz', 'Id'],
  self: 'Einschätzung',
  other: 'Zweitblick',
  test: 'IPIP',
  scale: (id: string) => id,
}

test('CSV: a row a value, guarded against formulas', () => {
  const lines = csvOf(data, words).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFDatum;/)
  expect(lines[1]).toBe('2026-01-02;Einschätzung;Geduld;5;1;7;;"geheim; ""wirklich""";r')
  expect(lines[2]).toBe('2026-01-03;IPIP;N;72;24;120;;;t')
  expect(lines).toHaveLength(1 + 1 + 35 + 1)
})

const anyName = fc.string({ minLength: 1 }).map((text) => `=${text.replaceAll(/[^\x20-\x7e]/g, '')}x`)
const anyRatings = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^r[a-z]{1,9}$/),
    date: fc.constantFrom('2024-02-29', '2026-01-02'),
    values: fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).map(([a, b]) => [
      { trait: 'a', value: a },
      { trait: 'b', value: b },
    ]),
    note: fc.constantFrom('', '-x', 'zwei\nZeilen; "so"'),
    by: fc.constantFrom('', 'Mira', '@Jo'),
    open: fc.constant(false),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
)

test.prop([anyRatings, anyName])(
  'CSV: ratings come back as they went out, a second time nothing new',
  (ratings, name) => {
    const traits = data.traits
      .slice(0, 2)
      .map((trait) => ({ ...trait, name: trait.id === 'b' ? name : 'Geduld' }))
    const out = { ...emptyData(), traits, ratings }
    let made = 0
    const text = csvOf(out, words)
    const back = readFile(text, DAY, () => `new${made++}`)
    if (back.kind !== 'backup') throw new Error(back.kind)
    expect(back.lost).toEqual([])
    const named = ({ traits: list, ratings: all }: SelfReportData) =>
      all
        .map((rating) => ({
          ...rating,
          values: rating.values.map(({ trait, value }) => [
            list.find(({ id }) => id === trait)?.name.trim(),
            value,
          ]),
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(named(back.data)).toEqual(named(out))
  },
)

test('CSV of others: columns by name, what cannot be read is counted, sums of a questionnaire too', () => {
  const back = read('Tag,Eigenschaft,Wert\n2026-01-02,Mut,3\n2026-02-30,Mut,3\n2026-01-03,Mut,9\n')
  expect(back).toMatchObject({
    kind: 'backup',
    lost: ['2026-02-30 Mut 3', '2026-01-03 Mut 9'],
    data: { ratings: [{ date: '2026-01-02' }] },
  })
  expect(read(csvOf(data, words))).toMatchObject({ kind: 'backup', lost: [], sums: 35 })
})
