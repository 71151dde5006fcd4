// Two resumes in the form of the record, for the package's tests and the site's journeys: one page full of traps,
// the same in many scripts, and 32 entries over five pages.

interface StoredEntry {
  readonly from?: string
  readonly to?: string
  readonly title: string
  readonly organisation?: string
  readonly place?: string
  readonly text?: string
  readonly bullets?: readonly string[]
  readonly level?: string
  readonly link?: string
}

interface StoredResume {
  readonly name: string
  readonly date: string
  readonly personalData: Readonly<Record<Exclude<keyof typeof person, 'urls'>, string>> & {
    readonly urls: readonly string[]
  }
  readonly professionData: { readonly title: string; readonly professionReasonText: string }
  readonly employments: readonly StoredEntry[]
  readonly otherEmployments: readonly StoredEntry[]
  readonly projects: readonly StoredEntry[]
  readonly education: readonly StoredEntry[]
  readonly trainings: readonly StoredEntry[]
  readonly certificates: readonly StoredEntry[]
  readonly skills: readonly StoredEntry[]
  readonly languages: readonly StoredEntry[]
  readonly interests: readonly StoredEntry[]
}

const person = {
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
}

/** One page of German with 42 fields, each a trap: umlauts, quotes, dashes, ligatures, a day of a leap year. */
const traps: StoredResume = {
  name: 'Fallen',
  date: '2026-11-21',
  personalData: person,
  professionData: {
    title: 'Schifffahrtskaufmann für Flussfracht',
    professionReasonText: 'Effizient, zuverlässig und kopflastig; trifft Entscheidungen in 5 bis 10 Minuten.',
  },
  employments: [
    {
      from: '2021-03',
      title: 'Leiter Auflieferung & Pfandflaschen',
      organisation: 'Großöhl Grünflächen GmbH & Co. KG',
      place: 'Lüneburg',
      bullets: [
        'Umsatz von 1,2 auf 3,4 Mio. € gesteigert – bei gleichem Aufwand',
        'Einführung der „fließenden“ Schichtpläne für 24 Fachkräfte',
      ],
      link: 'https://großöhl.example/auflieferung',
    },
    {
      from: '2016-09',
      to: '2021-02',
      title: 'Disponent im Offshore-Stoffluss',
      organisation: 'Café Öffner AG',
      place: 'Žilina',
      text: 'Schnittstelle zu Häfen in Århus, Łódź und İzmir.',
    },
  ],
  otherEmployments: [],
  education: [
    {
      from: '2010-10-01',
      to: '2013-09-30',
      title: 'Diplom-Kaufmann (FH)',
      organisation: 'Hochschule für Öffentlichkeitsarbeit',
      place: 'Düsseldorf',
      level: 'Note 1,3',
    },
  ],
  trainings: [{ to: '2019-05', title: 'Gefahrgut auf Binnenschiffen', organisation: 'IHK Elbflorenz' }],
  certificates: [
    { to: '2023', title: 'Fährführerzeugnis A/B', organisation: 'Generaldirektion Wasserstraßen' },
  ],
  projects: [
    { from: '2020', to: '2022', title: 'Treffpunkt Flussufer', organisation: 'Verein „Die Flößer“' },
  ],
  skills: [
    { title: 'Tabellenkalkulation', level: 'sehr gut' },
    { title: 'Zollabfertigung nach ATLAS', level: 'täglich' },
  ],
  languages: [
    { title: 'Französisch', level: 'C1' },
    { title: 'Tschechisch', level: 'A2' },
  ],
  interests: [{ title: 'Rafting' }, { title: 'Käfersammlung' }],
}

/** The same with symbols and other scripts. */
const letters: StoredResume = {
  ...traps,
  name: 'Schriften',
  employments: [
    {
      from: '2014-01',
      to: '2016-08',
      title: 'Eichung von Pegeln: ½ → ⅓, ±0,5 mm',
      organisation: 'Công ty Thủy Lợi Mê Kông',
      place: 'Θεσσαλονίκη',
      bullets: [
        '4.500 m² Fläche, 3 µm Rauheit, ≥ 5 und ≤ 7 °C, ≈ 9 ‰ Salz',
        'Übersetzt: «Приём судов», Κανονισμός λιμένων, Nội quy bến cảng',
      ],
    },
    ...traps.employments.slice(0, 1),
  ],
}

const towns = ['Köln', 'Gießen', 'Görlitz', 'Mühlheim', 'Weißenfels']
const duties = [
  'Planung und Überwachung der Ausführung in enger Abstimmung mit Bauherrschaft, Behörden und den beteiligten Gewerken',
  'Aufbau eines Teams von vier Fachkräften',
  'Einführung eines Verfahrens, das Nachträge von 14 auf 3 % der Auftragssumme senkte und seitdem im ganzen Haus gilt',
  'Prüfung von Rechnungen bis 250.000 €',
  'Offene Sprechstunde für Auszubildende, jeden Freitag',
]

const list = (count: number, title: string, begin: number, texts: number): StoredEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    from: `${begin - index * 2}-0${(index % 9) + 1}`,
    to: `${begin - index * 2 + 1}-1${index % 3}`,
    title: `${title} ${index + 1}`,
    organisation: `Werk ${title} Nr. ${index + 1}`,
    place: towns[index % towns.length] ?? '',
    text: index % 3 === 0 ? `Vertretung der Abteilung ${title} ${index + 1} nach außen.` : '',
    bullets: duties.slice(0, texts + (index % 2)).map((duty) => `${duty} (${title} ${index + 1})`),
  }))

/** A long life: 32 entries over about five pages. */
const long: StoredResume = {
  ...traps,
  name: 'Lang',
  personalData: { ...person, name: 'Friederike Öffner-Weißflog' },
  employments: list(10, 'Bauleitung Hochbau', 2024, 3),
  otherEmployments: list(5, 'Gutachten Fließestrich', 2020, 1),
  projects: list(6, 'Wettbewerb Schiffswerft', 2022, 1),
  education: list(3, 'Studienabschnitt', 1999, 1),
  trainings: list(5, 'Lehrgang Effizienzhaus', 2021, 1),
  certificates: list(3, 'Prüfzeugnis', 2023, 0),
}

export const resumes = { traps, letters, long }

const entryTexts = ({
  title,
  organisation = '',
  place = '',
  text = '',
  bullets = [],
  level = '',
  link = '',
}: StoredEntry) =>
  [title, organisation, place, level, text, ...bullets, link.replace('https://', '')].filter(Boolean)

/** What a reader must find, in this order in every template. */
export function textsOf(resume: StoredResume): string[] {
  const { name, telephone, email, citizenship, maritalStatus, personality } = resume.personalData
  const { employments, otherEmployments, projects, education, trainings, certificates } = resume
  const listed = [employments, otherEmployments, projects, education, trainings, certificates]
  return [
    name,
    resume.professionData.title,
    'Straße des 17. Juni 135, 10623 Berlin',
    telephone,
    email,
    'offizin-pfiff.example/über',
    'git.example/fjord-fliege',
    '29.02.1988 in Gießen',
    citizenship,
    maritalStatus,
    resume.professionData.professionReasonText,
    ...[...listed, resume.skills, resume.languages].flat().flatMap(entryTexts),
    personality,
    ...resume.interests.flatMap(entryTexts),
    'Berlin, 21.11.2026',
  ]
}
