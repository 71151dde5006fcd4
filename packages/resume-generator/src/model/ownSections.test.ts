import { expect, test } from 'vitest'
import { composeDocument } from './document.ts'
import { withEntry, withEntryMoved, withNewEntry, withSection, withSectionMoved } from './edit.ts'
import { exampleResume } from './example.ts'
import { toMarkdown } from './files/plainText.ts'
import { inData } from './resume.fixtures.ts'
import { withOwnSection, withoutOwnSection } from './ownSections.ts'
import { resumeGeneratorSlice as slice } from '../storage.ts'

function withTalks() {
  const { resume, id } = withOwnSection(inData(exampleResume()))
  const { resume: filled, id: entry } = withNewEntry(withSection(resume, id, { title: 'Vorträge' }), id)
  return { data: withEntry(filled, id, entry, { title: 'Wärme im Altbau', to: '2024-05' }), id, entry }
}

test('an own section is ordered, renamed, hidden and deleted as the others are', () => {
  const { data, id, entry } = withTalks()
  const last = data.sections.length - 1
  const headings = (resume: typeof data) =>
    composeDocument(resume).sections.map(({ heading }) => heading.text)
  expect(headings(data).at(-1)).toBe('Vorträge')
  expect(headings(withSectionMoved(data, last, 0))[0]).toBe('Vorträge')
  expect(headings(withSection(data, id, { hidden: true }))).not.toContain('Vorträge')
  expect(headings(withSection(data, id, { title: '' })).at(-1)).toBe('Weitere Angaben')
  expect(headings(withoutOwnSection(data, id))).toEqual(headings(inData(exampleResume())))
  expect(toMarkdown(composeDocument(data))).toContain('## Vorträge\n\n### Wärme im Altbau, 05/2024')
  const { resume: two, id: second } = withNewEntry(data, id)
  expect(withEntryMoved(two, id, 1, 0).ownSections[0]?.entries.map((each) => each.id)).toEqual([
    second,
    entry,
  ])
})

test('it is read again as it was stored, and a second one has an id of its own', () => {
  const { data, id } = withTalks()
  expect(slice.decode(JSON.parse(JSON.stringify(data)))).toEqual(data)
  const { id: second } = withOwnSection(data)
  expect(second).not.toBe(id)
  const ids = slice
    .decode({ ownSections: [{}, { id: 'e1' }, { id: 'own-' }] })
    ?.ownSections.map((own) => own.id)
  expect(new Set(ids)).toHaveLength(3)
})

test('two tabs may edit it at once, its title and its entries', () => {
  const { data, id, entry } = withTalks()
  const mine = withSection(data, id, { title: 'Reden' })
  const theirs = withSection(
    withNewEntry(withEntry(data, id, entry, { place: 'Bonn' }), id).resume,
    'skills',
    { hidden: true },
  )
  const merged = slice.merge?.(data, mine, theirs)
  expect(merged?.ownSections[0]?.entries.map(({ place }) => place)).toEqual(['', 'Bonn'])
  expect(merged?.sections.filter(({ title, hidden }) => title || hidden)).toMatchObject([
    { id: 'skills', hidden: true },
    { id, title: 'Reden' },
  ])
})

test('which bullets are hidden is merged together with the bullets', () => {
  const base = inData(exampleResume())
  const [first] = base.employments
  const mine = withEntry(base, 'employments', first!.id, { hiddenBullets: [1] })
  const theirs = withEntry(base, 'employments', first!.id, { bullets: ['Neu', ...first!.bullets] })
  let lost = 0
  const merged = slice.merge?.(base, mine, theirs, () => (lost += 1))
  expect(merged?.employments[0]).toMatchObject({ bullets: first!.bullets, hiddenBullets: [1] })
  expect(lost).toBe(1)
})
