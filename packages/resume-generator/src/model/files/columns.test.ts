import { expect, test } from 'vitest'
import { draftFromText } from './draftFromText.ts'
import { fromLinkedIn } from './linkedIn.ts'
import { readingText } from './readingText.ts'
import { column, textPage } from './textPage.fixtures.ts'

test('the columns of a PDF are read one after the other, the person first', () => {
  const pages = [
    textPage([
      [40, 40, 24, 'Änne Groß'],
      ...column(40, 80, 9, [
        'Kontakt',
        'aenne@example.org',
        '0351 1234567',
        'Sprachen',
        'Deutsch: Muttersprache',
      ]),
      ...column(220, 80, 10, [
        'Profil',
        'Bringt Flöße sicher durch jede Schleuse zwischen Pirna und Meißen.',
      ]),
      ...column(220, 110, 10, [
        'Berufserfahrung',
        '03/2019 – heute',
        'Flößerin',
        'Holz AG, Dresden',
        '- führt Stämme',
      ]),
    ]),
    textPage([
      ...column(220, 40, 10, ['Ausbildung', '09/2010 – 07/2013', 'Lehre', 'Werk GmbH, Pirna']),
      ...column(40, 40, 9, ['Kenntnisse', 'Knoten: sehr gut']),
    ]),
  ]
  const resume = draftFromText(readingText(pages))
  expect(resume).toMatchObject({
    personalData: { name: 'Änne Groß', email: 'aenne@example.org', telephone: '0351 1234567' },
    professionData: { professionReasonText: expect.stringContaining('Flöße') },
    employments: [
      { from: '2019-03', to: '', title: 'Flößerin', organisation: 'Holz AG', bullets: ['führt Stämme'] },
    ],
    education: [{ from: '2010-09', to: '2013-07', title: 'Lehre', organisation: 'Werk GmbH' }],
    languages: [{ title: 'Deutsch', level: 'Muttersprache' }],
    skills: [{ title: 'Knoten', level: 'sehr gut' }],
  })
})

test('dates in a column of their own are no side column', () => {
  const pages = [
    textPage([
      ...column(40, 40, 10, [
        'Änne Groß',
        'Berufserfahrung',
        '03/2019 – heute',
        '01/2015 – 02/2019',
        'Ausbildung',
        '2010 – 2013',
      ]),
      ...[68, 82].map((y, index) => [160, y, 10, ['Flößerin', 'Gehilfin'][index] ?? ''] as const),
      [160, 110, 10, 'Lehre'],
    ]),
  ]
  expect(readingText(pages).split('\n').slice(2, 4)).toEqual(['03/2019 – heute', '01/2015 – 02/2019'])
})

test('a profile that LinkedIn has saved is read by its sizes', () => {
  const station = (top: number, lines: readonly string[]) =>
    lines.map(
      (text, index) => [223.6, top + index * 15, index === 0 ? 12 : index === 1 ? 11.5 : 10.5, text] as const,
    )
  const pages = [
    textPage([
      [21.6, 51, 13, 'Kontakt'],
      [21.6, 72, 10.5, '0351 1234567 (Mobile)'],
      [21.6, 86, 10.5, 'aenne@'],
      [21.6, 98, 10.5, 'example.org'],
      [21.6, 122, 11, 'www.linkedin.com/in/aenne-'],
      [21.6, 136, 11, 'gross (LinkedIn)'],
      [21.6, 170, 13, 'Top-Kenntnisse'],
      [21.6, 192, 10.5, 'Flöße aus langen Stämmen'],
      [21.6, 204.6, 10.5, 'bauen'],
      [21.6, 222, 10.5, 'Knoten'],
      [21.6, 250, 13, 'Languages'],
      [21.6, 272, 10.5, 'Deutsch (Native or Bilingual)'],
      [21.6, 300, 13, 'Honors-Awards'],
      [21.6, 322, 10.5, 'Goldener Anker'],
      [223.6, 64, 26, 'Änne Groß'],
      [223.6, 86, 12, 'Flößerin bei der Holz AG'],
      [223.6, 101, 12, 'Dresden, Sachsen, Deutschland'],
      [223.6, 136, 15.75, 'Zusammenfassung'],
      [223.6, 160, 12, 'Bringt Flöße durch jede Schleuse.'],
      [223.6, 195, 15.75, 'Berufserfahrung'],
      ...station(220, ['Holz AG', 'Flößerin', 'März 2019 - Present (7 Jahre 9 Monate)', 'Dresden']),
      [223.6, 290, 10.5, 'Führt Stämme.'],
      ...station(320, ['Werk GmbH', 'Gehilfin', '2014 - 2019 (5 Jahre)']),
      [223.6, 400, 15.75, 'Ausbildung'],
      [223.6, 425, 12, 'Schule am Fluß'],
      [223.6, 444, 10.5, 'Lehre, Flößerei · (2010 - 2013)'],
      [384, 780, 9, 'Page 1 of 1'],
    ]),
  ]
  expect(fromLinkedIn(pages)?.resume).toMatchObject({
    personalData: {
      name: 'Änne Groß',
      city: 'Dresden, Sachsen, Deutschland',
      email: 'aenne@example.org',
      telephone: '0351 1234567',
      urls: ['www.linkedin.com/in/aenne-gross'],
    },
    professionData: {
      title: 'Flößerin bei der Holz AG',
      professionReasonText: 'Bringt Flöße durch jede Schleuse.',
    },
    employments: [
      {
        title: 'Flößerin',
        organisation: 'Holz AG',
        from: '2019-03',
        to: '',
        place: 'Dresden',
        text: 'Führt Stämme.',
      },
      { title: 'Gehilfin', organisation: 'Werk GmbH', from: '2014', to: '2019', place: '' },
    ],
    education: [{ title: 'Lehre, Flößerei', organisation: 'Schule am Fluß', from: '2010', to: '2013' }],
    skills: [{ title: 'Flöße aus langen Stämmen bauen' }, { title: 'Knoten' }],
    languages: [{ title: 'Deutsch', level: 'Native or Bilingual' }],
    certificates: [{ title: 'Goldener Anker' }],
  })
  expect(fromLinkedIn([textPage(column(40, 40, 10, ['Änne Groß', 'Berufserfahrung']))])).toBeUndefined()
})
