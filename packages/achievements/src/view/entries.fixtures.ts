import { memoryStorage } from '@kleinzeug/storage'
import { addDays, startOfDay } from '@kleinzeug/calendar-day'
import type { AchievementsData } from '../model/entry.ts'

export const today = '2026-11-21'

/** A clock and a chance that stand still. */
export function fixedSources() {
  let drawn = 0
  return { now: () => startOfDay(today), random: () => (drawn++ * 2_654_435_761) % 2 ** 32 }
}

const sample = [
  [
    '2026-01-16',
    'Einarbeitung für zwei Neue geschrieben',
    'Die dritte Person kam ohne Rückfragen aus.',
    ['team'],
    ['Mira'],
  ],
  [
    '2026-02-27',
    'Formular auf eine Seite gekürzt',
    'Halb so viele Rückfragen am Telefon.',
    ['ux', 'formulare'],
    [],
  ],
  ['2026-04-09', 'Nachtlauf der Tests von 40 auf 12 Minuten gebracht', '', ['technik'], ['Jonas', 'Mira']],
  ['2026-05-22', 'Vortrag vor 60 Leuten gehalten', 'Zwei Einladungen danach.', ['vortrag'], []],
  [
    '2026-07-03',
    'Streit um die Zuständigkeit beigelegt',
    'Beide Gruppen planen wieder zusammen.',
    ['team'],
    ['Anna Weiß'],
  ],
  ['2026-09-18', 'Umstieg auf die neue Datenbank ohne Ausfall', '', ['technik'], ['Jonas']],
  [
    '2026-10-30',
    'Barrierefreiheit der Anmeldung geprüft und behoben',
    'Mit Tastatur und Vorlesen bedienbar.',
    ['ux'],
    [],
  ],
  ['2026-11-14', 'Dank einer Kundin für die schnelle Hilfe', '', ['kundschaft'], []],
  ['2025-06-12', 'Erstes Projekt allein geleitet', 'Pünktlich fertig.', ['leitung'], ['Mira']],
  ['2025-11-03', 'Urlaubsvertretung im Nachbarteam', '', ['team'], []],
] as const

export const year: AchievementsData = [
  ...sample.map(([date, title, impact, tags, people], index) => ({
    id: `sample${index}`,
    date,
    title,
    impact,
    ...(index === 1 && { evidence: 'https://example.org/formular' }),
    tags,
    people,
  })),
  { id: 'talk1', kind: 'talk', date: '2026-06-15' },
]

/** What an earlier record may hold. */
export const oldRecord: AchievementsData = [
  'Schwimmabzeichen',
  { name: 'Führerschein', when: 'Sommer 2009' },
  { title: 'Abitur', date: '2008-06-20T10:00:00.000Z', points: 12 },
  { title: 'Altes Ziel', evidence: 'javascript:alert(1)' },
  42,
]

export const many = (count: number): AchievementsData =>
  Array.from({ length: count }, (_, index) => ({
    id: `many${index}`,
    date: addDays('2026-01-02', Math.floor((index * 320) / count)),
    title: `Erfolg Nummer ${index + 1} mit einem Titel von gewöhnlicher Länge`,
    impact: index % 3 === 0 ? 'Eine Wirkung, die in einem Satz gesagt ist.' : '',
    tags: [['team', 'technik', 'ux'][index % 3]],
    people: index % 4 === 0 ? ['Mira'] : [],
  }))

export const stored = (data: AchievementsData = year) => memoryStorage<AchievementsData>(data)
