// Two resumes in the form of the record: one page full of traps, and 32 entries over five pages.

interface StoredEntry {
  readonly from?: string
  readonly to?: string
  readonly title: string
  readonly organisation?: string
  readonly place?: string
  readonly text?: string
  readonly bullets?: readonly string[]
  readonly level?: string
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

const traps = {
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

const list = (count: number, title: string, begin: number, bullets: number): StoredEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    from: `${begin - index * 2}-01`,
    to: `${begin - index * 2 + 1}-10`,
    title: `${title} ${index + 1}`,
    organisation: `Werk ${title} Nr. ${index + 1}`,
    place: 'Weißenfels',
    bullets: Array.from(
      { length: bullets + (index % 2) },
      (_, point) =>
        `${title} ${index + 1}, Aufgabe ${point + 1}: Planung und Überwachung der Ausführung in Abstimmung mit Behörden und den beteiligten Gewerken`,
    ),
  }))

const long = {
  ...traps,
  name: 'Lang',
  employments: list(10, 'Bauleitung Hochbau', 2024, 3),
  otherEmployments: list(5, 'Gutachten Fließestrich', 2020, 1),
  projects: list(6, 'Wettbewerb Schiffswerft', 2022, 1),
  education: list(3, 'Studienabschnitt', 1999, 1),
  trainings: list(5, 'Lehrgang Effizienzhaus', 2021, 1),
  certificates: list(3, 'Prüfzeugnis', 2023, 0),
}

export const resumes = { traps, long }

/** What a reader must find, each text with every letter. */
export function textsOf(resume: typeof traps | typeof long): string[] {
  const { name, telephone, email, citizenship, maritalStatus, personality } = resume.personalData
  const sections: ReadonlyArray<readonly StoredEntry[]> = [
    resume.employments,
    'otherEmployments' in resume ? resume.otherEmployments : [],
    resume.projects,
    resume.education,
    resume.trainings,
    resume.certificates,
    resume.skills,
    resume.languages,
    resume.interests,
  ]
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
    personality,
    ...sections
      .flat()
      .flatMap(({ title, organisation = '', place = '', text = '', bullets = [], level = '' }) =>
        [title, organisation, place, level, text, ...bullets].filter(Boolean),
      ),
    'Berlin, 21.11.2026',
  ]
}
