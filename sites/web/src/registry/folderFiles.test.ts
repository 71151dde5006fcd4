import { describe, expect, test } from 'vitest'
import { loadFolderSlices } from './folderSlices.ts'

const slices = await loadFolderSlices()

async function open(field: string, stored: unknown) {
  const slice = slices.get(field)
  const files = await slice?.files?.()
  const data = slice?.decode(stored)
  if (!slice || !files || data === undefined) throw new Error(`${field} has no files`)
  return {
    data,
    files,
    texts: files.toFiles(data),
    /** The data after a change of one file, and whether an edit was lost. */
    change: (path: string, edit: (text: string) => string | undefined, from: unknown = data) => {
      const before = files.toFiles(data).get(path)
      let isLost = false
      const now = edit(before ?? '')
      const next = files.fromFile?.(
        from,
        { path, before, now },
        () => (isLost = true),
        () => false,
      )
      return { next, isLost }
    },
  }
}

const card = (id: string, title: string, text: string) => ({ id, title, text, created: '2026-03-03' })

const stored: Readonly<Record<string, unknown>> = {
  neoCortex: { entries: [card('a', 'Gewürze', 'Kümmel'), card('b', 'Keller', '[[Gewürze]]')] },
  achievements: [
    {
      id: 'x',
      title: 'Umzug geplant',
      date: '2026-03-03',
      impact: 'Zwei Tage gespart',
      added: '2026-03-03',
      mood: 4,
    },
    { id: 'y', title: 'Gelesen', added: '2026-03-04' },
    { kind: 'talk', date: '2026-02-01' },
  ],
  decider: {
    lists: [
      {
        name: 'Essen',
        items: [
          { name: 'Linsen', active: false, weight: 3 },
          { name: 'Reis', active: true },
        ],
      },
    ],
  },
  worktime: {
    '2026': {
      year: 2026,
      months: Array.from({ length: 12 }, (_, month) => ({
        month,
        days: month === 2 ? [{ date: '2026-03-03', hoursWorked: 7.5, note: 'Umbau', place: 'Halle' }] : [],
      })),
    },
  },
  resume: { id: 'r', name: 'Bewerbung', personalData: { name: 'Ada Muster', email: 'ada@example.org' } },
  notationTrainer: { own: [{ id: 'o', title: 'Mein Anfang', script: '1. e2-e4 e7-e5' }] },
  selfReport: {},
  svgEditor: slices.get('svgEditor')?.defaults(),
}

describe.each(Object.keys(stored))('%s', (field) => {
  test('equal data give equal files, and a file that was not changed changes nothing', async () => {
    const { data, files, texts } = await open(field, stored[field])
    expect(texts.size).toBeGreaterThan(0)
    expect(files.toFiles(slices.get(field)?.decode(data))).toEqual(texts)
    for (const [path, text] of texts) {
      const change = { path, before: text, now: text }
      const next = files.fromFile ? files.fromFile(data, change, expect.unreachable, () => false) : data
      expect(JSON.stringify(next)).toBe(JSON.stringify(data))
    }
  })
})

test('a note edited in another program keeps its id; one renamed there is renamed here; a new one is added', async () => {
  const { data, files, texts, change } = await open('neoCortex', stored['neoCortex'])
  expect([...texts.keys()]).toEqual(['Neo Cortex/Gewürze.md', 'Neo Cortex/Keller.md'])
  const path = 'Neo Cortex/Gewürze.md'
  expect(change(path, (text) => text.replace('Kümmel', 'Kümmel, Anis')).next).toMatchObject({
    entries: [{ id: 'a', title: 'Gewürze', text: 'Kümmel, Anis' }, { id: 'b' }],
  })
  const isGone = (each: string) => each === path
  const renamed = { path: 'Neo Cortex/Kräuter.md', before: undefined, now: texts.get(path) }
  expect(files.fromFile?.(data, renamed, expect.unreachable, isGone)).toMatchObject({
    entries: [{ id: 'a', title: 'Kräuter', aliases: ['Gewürze'] }, { id: 'b' }],
  })
  expect(files.fromFile?.(data, renamed, expect.unreachable, () => false)).toMatchObject({
    entries: [{ id: 'a', title: 'Gewürze' }, { id: 'b' }, { title: 'Kräuter', text: 'Kümmel' }],
  })
  const added = { path: 'Neo Cortex/Neu.md', before: undefined, now: 'Von Hand\n' }
  const once = files.fromFile?.(data, added, expect.unreachable, () => false)
  expect(once).toMatchObject({ entries: [{}, {}, { title: 'Neu', text: 'Von Hand' }] })
  // As after a crash: the same file again.
  expect(files.fromFile?.(once, added, expect.unreachable, () => false)).toEqual(once)
})

test('a note edited on both sides: other fields are joined, the same field is reported', async () => {
  const { data, change } = await open('neoCortex', stored['neoCortex'])
  const path = 'Neo Cortex/Keller.md'
  const tagged = Object.assign({}, data, {
    entries: [card('a', 'Gewürze', 'Kümmel'), { ...card('b', 'Keller', '[[Gewürze]]'), tags: ['Haus'] }],
  })
  const joined = change(path, (text) => text.replace('[[Gewürze]]', 'leer'), tagged)
  expect(joined).toMatchObject({ isLost: false, next: { entries: [{}, { text: 'leer', tags: ['Haus'] }] } })
  const edited = { entries: [card('a', 'Gewürze', 'Kümmel'), card('b', 'Keller', 'voll')] }
  expect(change(path, (text) => text.replace('[[Gewürze]]', 'leer'), edited).isLost).toBe(true)
})

test('an entry of the list of achievements is changed, added and removed by lines, and keeps what the file lacks', async () => {
  const { change } = await open('achievements', stored['achievements'])
  const edit = (text: string) =>
    text
      .replace('Zwei Tage', 'Drei Tage')
      .replace(/- \*\*ohne Datum\*\* Gelesen\n?/, '- **2026-05-05** Gesprungen\n')
  const { next, isLost } = change('Erfolge.md', edit)
  expect(isLost).toBe(false)
  expect(next).toMatchObject([
    { id: 'x', impact: 'Drei Tage gespart', mood: 4 },
    { kind: 'talk' },
    { title: 'Gesprungen', date: '2026-05-05' },
  ])
})

test('a line of a list renamed keeps its weight; one added takes part; a file that is gone takes its list along', async () => {
  const { texts, change } = await open('decider', stored['decider'])
  expect(texts.get('Entscheider/Essen.txt')).toBe('Linsen\nReis\n')
  expect(change('Entscheider/Essen.txt', () => 'Erbsen\nReis\nBrot\n').next).toMatchObject({
    lists: [
      {
        items: [
          { name: 'Erbsen', active: false, weight: 3 },
          { name: 'Reis', active: true },
          { name: 'Brot', active: true },
        ],
      },
    ],
  })
  expect(change('Entscheider/Essen.txt', () => undefined).next).toMatchObject({ lists: [] })
})

test('a day changed in the table keeps what the table lacks; a changed calendar changes nothing', async () => {
  const { data, change } = await open('worktime', stored['worktime'])
  const { next } = change('Arbeitszeit/2026.csv', (text) =>
    text.replace('7,5', '8').concat('04.03.2026;6;Arbeit;;;;\r\n'),
  )
  expect(next).toMatchObject({
    '2026': {
      months: expect.arrayContaining([
        {
          month: 2,
          days: [
            { date: '2026-03-03', hoursWorked: 8, note: 'Umbau', place: 'Halle' },
            { date: '2026-03-04', hoursWorked: 6 },
          ],
        },
      ]),
    },
  })
  expect(change('Arbeitszeit/2026.csv', () => 'Datum;Stunden\r\n99.99.2026;x\r\n').next).toBeUndefined()
  expect(change('Arbeitszeit/2026.ics', () => '').next).toBe(data)
})

test('a resume changed in another program', async () => {
  const { texts, change } = await open('resume', stored['resume'])
  const [path = ''] = texts.keys()
  expect(change(path, (text) => text.replaceAll('Ada Muster', 'Ada Meister')).next).toMatchObject({
    id: 'r',
    personalData: { name: 'Ada Meister', email: 'ada@example.org' },
    others: [],
  })
})

test('a drawing changed in another program, and a new one', async () => {
  const { data, files, texts, change } = await open('svgEditor', stored['svgEditor'])
  const [path = '', text = ''] = [...texts][0] ?? []
  const next = change(path, () => text.replace('</svg>', '<circle cx="5" cy="5" r="3"/></svg>')).next
  expect(files.toFiles(next).get(path)).toContain('<circle')
  const added = { path: 'SVG/Fahne.svg', before: undefined, now: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  expect(
    files.toFiles(files.fromFile?.(data, added, expect.unreachable, () => false)).has('SVG/Fahne.svg'),
  ).toBe(true)
  expect(() => change(path, () => 'no drawing')).toThrow('textOutside')
})
