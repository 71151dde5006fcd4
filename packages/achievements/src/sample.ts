import { addDays, daysBetween, yearOf, type IsoDate } from '@kleinzeug/calendar-day'
import type { ToolSample } from '@kleinzeug/shell'
import type { AchievementsData } from './model/entry.ts'

interface Words {
  readonly title: string
  readonly impact: string
  readonly tags: readonly string[]
}

/** Days of the sample, and who is thanked. The last two are of the year before. */
const days: ReadonlyArray<readonly [date: IsoDate, people: readonly string[]]> = [
  ['2026-01-16', ['Mira']],
  ['2026-02-27', []],
  ['2026-04-09', ['Jonas', 'Mira']],
  ['2026-05-22', []],
  ['2026-07-03', ['Anna Weiß']],
  ['2026-09-18', ['Jonas']],
  ['2026-10-30', []],
  ['2026-11-14', []],
  ['2025-06-12', ['Mira']],
  ['2025-11-03', []],
]

/** Spreads the days from 1 January to 21 November 2026 over the present year up to today. */
function placedIn(today: IsoDate) {
  const year = yearOf(today)
  const part = daysBetween(`${year}-01-01`, today) / daysBetween('2026-01-01', '2026-11-21')
  return (date: IsoDate) =>
    yearOf(date) < 2026
      ? `${year - 1}${date.slice(4)}`
      : addDays(`${year}-01-01`, Math.round(daysBetween('2026-01-01', date) * part))
}

const sampleOf =
  (words: readonly Words[]) =>
  (today: IsoDate): AchievementsData => {
    const place = placedIn(today)
    return [
      ...days.map(([date, people], index) => ({
        id: `sample${index}`,
        date: place(date),
        ...words[index],
        ...(index === 1 && { evidence: 'https://example.org/formular' }),
        people,
      })),
      { id: 'talk1', kind: 'talk', date: place('2026-06-15') },
    ]
  }

const entry = (title: string, impact: string, ...tags: readonly string[]): Words => ({ title, impact, tags })

/** Two years of made-up achievements with one talk. */
export const sample: ToolSample<AchievementsData> = {
  de: sampleOf([
    entry('Einarbeitung für zwei Neue geschrieben', 'Die dritte Person kam ohne Rückfragen aus.', 'team'),
    entry('Formular auf eine Seite gekürzt', 'Halb so viele Rückfragen am Telefon.', 'ux', 'formulare'),
    entry('Nachtlauf der Tests von 40 auf 12 Minuten gebracht', '', 'technik'),
    entry('Vortrag vor 60 Leuten gehalten', 'Zwei Einladungen danach.', 'vortrag'),
    entry('Streit um die Zuständigkeit beigelegt', 'Beide Gruppen planen wieder zusammen.', 'team'),
    entry('Umstieg auf die neue Datenbank ohne Ausfall', '', 'technik'),
    entry('Barrierefreiheit der Anmeldung geprüft und behoben', 'Mit Tastatur und Vorlesen bedienbar.', 'ux'),
    entry('Dank einer Kundin für die schnelle Hilfe', '', 'kundschaft'),
    entry('Erstes Projekt allein geleitet', 'Pünktlich fertig.', 'leitung'),
    entry('Urlaubsvertretung im Nachbarteam', '', 'team'),
  ]),
  en: sampleOf([
    entry('Wrote a guide for two newcomers', 'The third one needed no questions.', 'team'),
    entry('Cut the form down to one page', 'Half as many questions by phone.', 'ux', 'forms'),
    entry('Brought the nightly tests from 40 to 12 minutes', '', 'engineering'),
    entry('Gave a talk to 60 people', 'Two invitations followed.', 'talk'),
    entry('Settled a dispute about who does what', 'Both groups plan together again.', 'team'),
    entry('Moved to the new database without an outage', '', 'engineering'),
    entry('Made the login accessible', 'It works by keyboard and screen reader.', 'ux'),
    entry('A customer’s thanks for quick help', '', 'customers'),
    entry('Led a first project alone', 'Finished on time.', 'leadership'),
    entry('Stood in for a neighbouring team', '', 'team'),
  ]),
}
