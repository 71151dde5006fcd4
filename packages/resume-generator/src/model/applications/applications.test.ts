import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { composeDocument } from '../document.ts'
import {
  withChosen,
  withChosenApplication,
  withCopy,
  withEntry,
  withEntryMoved,
  withLetter,
  withNewEntry,
  withoutChosen,
  withPersonal,
  withProfession,
  withSection,
} from '../edit.ts'
import { exampleResume } from '../example.ts'
import { mergeResumeData } from '../merge.ts'
import { inData } from '../resume.fixtures.ts'
import { decodeResumeData, type ResumeData } from '../resume.ts'
import { shownData, storedAfter } from './divideEdit.ts'
import {
  withApplication,
  withNewApplication,
  withoutApplication,
  withoutChanges,
} from './editApplications.ts'

const base = (): ResumeData => inData(exampleResume())
const edit = (data: ResumeData, ...changes: ReadonlyArray<(shown: ResumeData) => ResumeData>) =>
  changes.reduce(storedAfter, data)
const applied = () => edit(base(), (data) => withNewApplication(data, 'Werk'))
const changesOf = (data: ResumeData) => data.applications[0]?.changes
const hideFirst = (data: ResumeData) =>
  withEntry(data, 'employments', data.employments[0]?.id ?? '', { hidden: true })

test('what an application replaces stays with it, everything else is edited in the resume', () => {
  const data = edit(
    applied(),
    (shown) => withLetter(shown, { subject: 'Bewerbung als Werkleiterin', enclosures: ['Zeugnis'] }),
    (shown) => withProfession(shown, { professionReasonText: 'Leitet Werke.' }),
    (shown) => withSection(shown, 'interests', { hidden: true }),
    hideFirst,
    (shown) => withEntryMoved(shown, 'languages', 2, 0),
    (shown) => withPersonal(shown, { telephone: '030 1' }),
    (shown) => withEntry(shown, 'employments', 'e1', { title: 'Planerin' }),
  )
  const { id: _id, applications, chosenApplication, ...content } = data
  const { id: _other, applications: _none, chosenApplication: _unchosen, ...before } = base()
  expect(content).toEqual({
    ...before,
    personalData: { ...before.personalData, telephone: '030 1' },
    employments: before.employments.map((entry) =>
      entry.id === 'e0'
        ? { ...entry, hidden: false }
        : entry.id === 'e1'
          ? { ...entry, title: 'Planerin' }
          : entry,
    ),
  })
  expect(chosenApplication).toBe('a0')
  expect(applications[0]?.changes).toEqual({
    'letter/subject': 'Bewerbung als Werkleiterin',
    'letter/enclosures': ['Zeugnis'],
    'professionData/professionReasonText': 'Leitet Werke.',
    'section/interests/hidden': true,
    'entry/employments/e0/hidden': true,
    'order/languages': ['e2', 'e0', 'e1'],
  })
  const shown = composeDocument(shownData(data))
  expect(shown.sections.map(({ id }) => id)).not.toContain('interests')
  expect(shown.sections[0]?.entries.map(({ title }) => title?.text)).toEqual([
    'Planerin',
    'Technische Zeichnerin',
  ])
  expect(shownData(data).languages.map(({ id }) => id)).toEqual(['e2', 'e0', 'e1'])
})

test('edits of the resume flow on, new entries stand in their place, and what is equal is no difference', () => {
  const data = edit(
    applied(),
    hideFirst,
    (shown) => withLetter(shown, { subject: 'Anders' }),
    (shown) => withChosenApplication(shown, ''),
    (shown) => withLetter(shown, { subject: 'Neu', farewell: 'Herzlich' }),
    (shown) => withNewEntry(shown, 'employments').resume,
    (shown) => withChosenApplication(shown, 'a0'),
  )
  const shown = shownData(data)
  expect(shown.letter).toMatchObject({ subject: 'Anders', farewell: 'Herzlich' })
  expect(shown.employments.map(({ id, hidden }) => [id, hidden])).toEqual([
    ['e3', false],
    ['e0', true],
    ['e1', false],
    ['e2', false],
  ])
  const equal = edit(data, (now) => withLetter(now, { subject: 'Neu' }))
  expect(changesOf(equal)).toEqual({ 'entry/employments/e0/hidden': true })
  expect(changesOf(edit(data, (now) => withoutChanges(now, (path) => path.startsWith('entry/'))))).toEqual({
    'letter/subject': 'Anders',
  })
})

test('choosing, copying and deleting take nothing of an application into the resume', () => {
  const data = edit(applied(), (shown) => withLetter(shown, { subject: 'Anders' }))
  const subject = base().letter.subject
  const copied = edit(data, (shown) => withCopy(shown, 'Kopie'))
  expect(copied).toMatchObject({ name: 'Kopie', applications: [], letter: { subject: 'Anders' } })
  const back = edit(copied, (shown) => withChosen(shown, copied.others[0]?.id ?? ''))
  expect(back.letter.subject).toBe(subject)
  expect(shownData(back).letter.subject).toBe('Anders')
  const deleted = edit(back, (shown) => withoutApplication(shown, 'a0'))
  expect(deleted).toMatchObject({ applications: [], chosenApplication: '', letter: { subject } })
  expect(edit(data, withoutChosen).letter.subject).toBe('')
})

test('two tabs: edits of one application are joined', () => {
  const start = applied()
  const mine = edit(start, (shown) => withLetter(shown, { subject: 'Meins' }))
  const theirs = edit(
    start,
    (shown) => withLetter(shown, { text: 'Ihrs' }),
    (shown) => withApplication(shown, 'a0', { status: 'sent' }),
    (shown) => withNewApplication(shown, 'Zwei'),
  )
  const merged = mergeResumeData(start, mine, theirs)
  expect(merged.applications).toMatchObject([
    { status: 'sent', changes: { 'letter/subject': 'Meins', 'letter/text': 'Ihrs' } },
    { id: 'a1', name: 'Zwei' },
  ])
})

test('what is no change of this version is carried along and shown by none', () => {
  const data = decodeResumeData({
    ...base(),
    chosenApplication: 'a0',
    applications: [
      {
        id: 'a0',
        mood: 3,
        changes: { 'letter/subject': true, 'letter/enclosures': [null], 'orbit/x': 'y', date: '2026-01-02' },
      },
    ],
  })
  expect(data && shownData(data)).toMatchObject({ date: '2026-01-02', letter: base().letter })
  expect(data && changesOf(edit(data, (shown) => withLetter(shown, { text: 'x' })))).toMatchObject({
    'orbit/x': 'y',
    'letter/text': 'x',
  })
})

const edits: ReadonlyArray<(data: ResumeData, mark: string) => ResumeData> = [
  (data, mark) => withLetter(data, { text: mark }),
  (data, mark) => withPersonal(data, { name: mark }),
  (data) => withEntryMoved(data, 'employments', 0, 2),
  (data) => withEntryMoved(data, 'skills', 1, 0),
  (data, mark) => {
    const { resume, id } = withNewEntry(data, 'employments')
    return withEntry(resume, 'employments', id, { title: mark })
  },
  (data) => hideFirst(data),
  (data) => withSection(data, 'education', { hidden: true }),
]

propertyTest.prop([fc.array(fc.tuple(fc.nat(edits.length - 1), fc.string()))])(
  'an application shows what was edited in it, and the resume loses nothing',
  (steps) => {
    let data = applied()
    for (const [index, mark] of steps) {
      const after = edits[index]?.(shownData(data), mark) ?? data
      data = edit(data, () => after)
      expect(composeDocument(shownData(data))).toEqual(composeDocument(after))
    }
    expect(data.letter).toEqual(base().letter)
    expect(data.employments.every(({ hidden }) => !hidden)).toBe(true)
  },
)
