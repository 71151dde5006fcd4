import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { exampleResume } from './model/example.ts'
import { resumeGeneratorSlice as slice } from './storage.ts'

const anyList = fc.array(fc.oneof(fc.anything(), fc.record({ title: fc.anything(), from: fc.anything() })))

test.prop([
  fc.oneof(
    fc.anything(),
    fc.record({ employments: anyList, personalData: fc.anything(), style: fc.anything(), others: anyList }),
  ),
])('decoding never throws, and what it gives can be read again', (data) => {
  const decoded = slice.decode(data)
  if (decoded) expect(slice.decode(decoded)).toEqual(decoded)
})

test('what was stored is read as it was, with fields of a later version', () => {
  const [first] = exampleResume().employments
  const later = {
    ...exampleResume(),
    employments: [{ ...first, salary: 1 }],
    colour: 'red',
    others: [],
  }
  expect(slice.decode(later)).toEqual(later)
})

test('a record with the specified fields alone is completed', () => {
  const decoded = slice.decode({ name: 'Alt', personalData: { name: 'Erika' }, interests: ['Chor'] })
  expect(decoded?.personalData.name).toBe('Erika')
  expect(decoded?.interests[0]).toMatchObject({ id: 'e0', title: 'Chor' })
  expect(decoded?.style.template).toBe('classic')
})

test('one damaged entry does not cost the others and is reported with its place', () => {
  const rejected: Array<[string, unknown]> = []
  const decoded = slice.decode({ employments: [7, { title: 'Wirtin', from: 'gestern' }] }, (path, value) =>
    rejected.push([path, value]),
  )
  expect(decoded?.employments).toHaveLength(1)
  expect(decoded?.employments[0]).toMatchObject({ title: 'Wirtin', from: '' })
  expect(rejected).toEqual([
    ['/employments/0', 7],
    ['/employments/1/from', 'gestern'],
  ])
})

test('two entries never share an id', () => {
  const decoded = slice.decode({ skills: [{ id: 'a' }, { id: 'a' }, {}, { id: 'e2' }] })
  expect(new Set(decoded?.skills.map(({ id }) => id)).size).toBe(4)
})

test('a new visitor stores nothing else than can be read again', () => {
  expect(slice.decode(slice.defaults())).toEqual(slice.defaults())
})

test('edits of two tabs join: fields by name, entries by id', () => {
  const base = { ...slice.defaults(), ...exampleResume(), others: [] }
  const [first, second, ...rest] = base.employments
  const mine = { ...base, employments: [{ ...first!, title: 'Neu' }, second!, ...rest] }
  const theirs = {
    ...base,
    employments: [first!, ...rest],
    personalData: { ...base.personalData, city: 'Bonn' },
  }
  const merged = slice.merge?.(base, mine, theirs)
  expect(merged?.personalData.city).toBe('Bonn')
  expect(merged?.employments.map(({ title }) => title)).toEqual(['Neu', 'Technische Zeichnerin'])
})

test('a resume that is edited in one tab while the other chooses another one keeps the edit', () => {
  const { others: _others, ...first } = { ...slice.defaults(), ...exampleResume(), id: 'a' }
  const second = { ...first, id: 'b', name: 'Zweiter' }
  const base = { ...first, others: [second] }
  const chosen = { ...second, others: [first] }
  const edited = { ...base, place: 'Bonn' }
  expect(slice.merge?.(base, chosen, edited)).toEqual({ ...second, others: [{ ...first, place: 'Bonn' }] })
  expect(slice.merge?.(base, edited, chosen)).toEqual({ ...edited, others: [second] })
})

test('the same field edited in two tabs is told', () => {
  const base = { ...slice.defaults(), place: 'Bonn' }
  let lost = 0
  const merge = (mine: string, theirs: string) =>
    slice.merge?.(base, { ...base, place: mine }, { ...base, place: theirs }, () => (lost += 1))
  expect(merge('Köln', 'Bonn')?.place).toBe('Köln')
  expect(lost).toBe(0)
  expect(merge('Köln', 'Trier')?.place).toBe('Köln')
  expect(lost).toBe(1)
})

test('dates of an older record are read as people write them', () => {
  const data = slice.decode({
    date: '1.2.2024',
    personalData: { name: 'Erika', birthDate: '01.02.1990' },
    employments: [{ title: 'Zeichnerin', from: '03/2021', to: '05/24' }],
  })
  expect(data).toMatchObject({
    date: '2024-02-01',
    personalData: { birthDate: '1990-02-01' },
    employments: [{ from: '2021-03', to: '2024-05' }],
  })
})
