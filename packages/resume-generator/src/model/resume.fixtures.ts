import { composeDocument } from './document.ts'
import { documentFields } from './documentFields.ts'
import { emptyEntry, emptyResume, type Entry, type Resume, type ResumeData } from './resume.ts'

const entry = (index: number, fields: Partial<Entry>): Entry => ({
  ...emptyEntry,
  id: `e${index}`,
  ...fields,
})

/** One page of German with 42 fields, each a trap: umlauts, quotes, dashes, ligatures, a day of a leap year. */
export function trapResume(): Resume {
  const empty = emptyResume()
  return {
    ...empty,
    name: 'Fallen',
    date: '2026-11-21',
    personalData: {
      ...empty.personalData,
      name: 'Jörg-Ægidius Weiß-Müßiggänger',
      street: 'Straße des 17. Juni 135',
      city: '10623 Berlin',
      birthDate: '1988-02-29',
      birthCity: 'Gießen',
      citizenship: 'österreichisch',
      maritalStatus: 'verheiratet',
      personality: 'Sagt „nein“, wenn es sein muß – und bleibt höflich.',
      telephone: '030 1234567-89',
      email: 'joerg.weiss-muessiggaenger@fluß-schiffahrt.example',
      website: 'https://offizin-pfiff.example/über',
      urls: ['https://git.example/fjord-fliege'],
    },
    professionData: {
      title: 'Schifffahrtskaufmann für Flussfracht',
      professionReasonText:
        'Effizient, zuverlässig und kopflastig; trifft Entscheidungen in 5 bis 10 Minuten.',
    },
    employments: [
      entry(0, {
        from: '2021-03',
        title: 'Leiter Auflieferung & Pfandflaschen',
        organisation: 'Großöhl Grünflächen GmbH & Co. KG',
        place: 'Lüneburg',
        bullets: [
          'Umsatz von 1,2 auf 3,4 Mio. € gesteigert – bei gleichem Aufwand',
          'Einführung der „fließenden“ Schichtpläne für 24 Fachkräfte',
        ],
        link: 'https://großöhl.example/auflieferung',
      }),
      entry(1, {
        from: '2016-09',
        to: '2021-02',
        title: 'Disponent im Offshore-Stoffluss',
        organisation: 'Café Öffner AG',
        place: 'Žilina',
        text: 'Schnittstelle zu Häfen in Århus, Łódź und İzmir.',
      }),
    ],
    education: [
      entry(0, {
        from: '2010-10-01',
        to: '2013-09-30',
        title: 'Diplom-Kaufmann (FH)',
        organisation: 'Hochschule für Öffentlichkeitsarbeit',
        place: 'Düsseldorf',
        level: 'Note 1,3',
      }),
    ],
    trainings: [
      entry(0, { to: '2019-05', title: 'Gefahrgut auf Binnenschiffen', organisation: 'IHK Elbflorenz' }),
    ],
    certificates: [
      entry(0, {
        to: '2023',
        title: 'Fährführerzeugnis A/B',
        organisation: 'Generaldirektion Wasserstraßen',
      }),
    ],
    projects: [
      entry(0, {
        from: '2020',
        to: '2022',
        title: 'Treffpunkt Flussufer',
        organisation: 'Verein „Die Flößer“',
      }),
    ],
    skills: [
      entry(0, { title: 'Tabellenkalkulation', level: 'sehr gut' }),
      entry(1, { title: 'Zollabfertigung nach ATLAS', level: 'täglich' }),
    ],
    languages: [
      entry(0, { title: 'Französisch', level: 'C1' }),
      entry(1, { title: 'Tschechisch', level: 'A2' }),
    ],
    interests: [entry(0, { title: 'Rafting' }), entry(1, { title: 'Käfersammlung' })],
  }
}

const towns = ['Köln', 'Gießen', 'Görlitz', 'Mühlheim', 'Weißenfels']
const duties = [
  'Planung und Überwachung der Ausführung in enger Abstimmung mit Bauherrschaft, Behörden und den beteiligten Gewerken',
  'Aufbau eines Teams von vier Fachkräften',
  'Einführung eines Verfahrens, das Nachträge von 14 auf 3 % der Auftragssumme senkte und seitdem im ganzen Haus gilt',
  'Prüfung von Rechnungen bis 250.000 €',
  'Offene Sprechstunde für Auszubildende, jeden Freitag',
]

/** A long life: 32 entries over about five pages. */
export function longResume(): Resume {
  const base = trapResume()
  const list = (count: number, title: string, begin: number, texts: number) =>
    Array.from({ length: count }, (_, index) =>
      entry(index, {
        from: `${begin - index * 2}-0${(index % 9) + 1}`,
        to: `${begin - index * 2 + 1}-1${index % 3}`,
        title: `${title} ${index + 1}`,
        organisation: `Werk ${title} Nr. ${index + 1}`,
        place: towns[index % towns.length] ?? '',
        text: index % 3 === 0 ? `Vertretung der Abteilung ${title} ${index + 1} nach außen.` : '',
        bullets: duties.slice(0, texts + (index % 2)).map((duty) => `${duty} (${title} ${index + 1})`),
      }),
    )
  return {
    ...base,
    name: 'Lang',
    personalData: { ...base.personalData, name: 'Friederike Öffner-Weißflog' },
    employments: list(10, 'Bauleitung Hochbau', 2024, 3),
    otherEmployments: list(5, 'Gutachten Fließestrich', 2020, 1),
    projects: list(6, 'Wettbewerb Schiffswerft', 2022, 1),
    education: list(3, 'Studienabschnitt', 1999, 1),
    trainings: list(5, 'Lehrgang Effizienzhaus', 2021, 1),
    certificates: list(3, 'Prüfzeugnis', 2023, 0),
  }
}

export const inData = (resume: Resume): ResumeData => ({ ...resume, others: [] })

export const shownFields = (resume: Resume) => documentFields(composeDocument(resume))
