import { emptyEntry, emptyResume, type Entry, type Resume } from './resume.ts'

const entry = (id: string, fields: Partial<Entry>): Entry => ({ ...emptyEntry, id, ...fields })

/** A resume to try the tool with; no person. */
export const exampleResume = (): Resume => {
  const empty = emptyResume()
  return {
    ...empty,
    // One page in every template.
    style: { ...empty.style, density: 'tight' },
    name: 'Beispiel',
    date: '2026-11-21',
    personalData: {
      ...empty.personalData,
      name: 'Erika Mustermann',
      street: 'Heidestraße 17',
      city: '51147 Köln',
      birthDate: '1988-08-12',
      birthCity: 'Gießen',
      telephone: '0221 1234567-89',
      email: 'erika@mustermann.example',
    },
    professionData: {
      title: 'Ingenieurin für Gebäudetechnik',
      professionReasonText:
        'Zwölf Jahre Planung und Bauleitung, davon vier mit eigenem Team. Sucht eine Aufgabe, bei der Wärmepumpen auch in Betrieb genommen werden.',
    },
    employments: [
      entry('e0', {
        from: '2021-03',
        title: 'Projektleiterin Technische Gebäudeausrüstung',
        organisation: 'Weißhaupt & Söhne GmbH',
        place: 'Köln',
        bullets: [
          'Leitung von 14 Projekten zwischen 0,4 und 6,2 Mio. €, davon 13 im Kostenrahmen',
          'Aufbau eines vierköpfigen Teams; Einarbeitung nach festem Plan',
          'Umstellung von 212 Wohnungen auf Wärmepumpen bei laufendem Betrieb',
        ],
      }),
      entry('e1', {
        from: '2016-09',
        to: '2021-02',
        title: 'Planungsingenieurin Heizung und Lüftung',
        organisation: 'Ingenieurbüro Öztürk',
        place: 'Düsseldorf',
        bullets: [
          'Entwurf, Ausschreibung und Objektüberwachung nach HOAI, Leistungsphasen 3 bis 8',
          'Einführung der Berechnung nach DIN EN 12831 im Büro',
        ],
      }),
      entry('e2', {
        from: '2013-10',
        to: '2016-08',
        title: 'Technische Zeichnerin',
        organisation: 'Stadtwerke Gießen',
        bullets: ['Bestandsaufnahme und Pläne für 38 Heizzentralen'],
      }),
    ],
    education: [
      entry('e0', {
        from: '2010-10',
        to: '2013-09',
        title: 'Bachelor of Engineering, Energietechnik',
        organisation: 'Technische Hochschule Mittelhessen',
        place: 'Gießen',
        bullets: ['Abschlussnote 1,6; Arbeit über Pufferspeicher in Altbauten'],
      }),
      entry('e1', {
        from: '2007-08',
        to: '2010-06',
        title: 'Ausbildung zur Anlagenmechanikerin',
        organisation: 'Müßig Haustechnik',
        place: 'Wetzlar',
      }),
    ],
    trainings: [
      entry('e0', { to: '2023-11', title: 'Sachkunde Kältemittel, Kategorie I', organisation: 'TÜV' }),
    ],
    languages: [
      entry('e0', { title: 'Deutsch', level: 'Muttersprache' }),
      entry('e1', { title: 'Englisch', level: 'verhandlungssicher, C1' }),
      entry('e2', { title: 'Türkisch', level: 'Grundkenntnisse, A2' }),
    ],
    letter: {
      ...empty.letter,
      recipient: 'Wärmewende Rheinland eG\nFrau Dr. Aylin Groß\nHafenstraße 12\n50968 Köln',
      reference: 'PL-2026-14',
      subject: 'Bewerbung als Projektleiterin für Quartierswärme',
      salutation: 'Sehr geehrte Frau Dr. Groß,',
      text: 'in Ihrer Anzeige suchen Sie jemanden, der Wärmepumpen in bewohnte Häuser bringt, ohne dass die Bewohner frieren. Das habe ich in den letzten fünf Jahren in 212 Wohnungen getan.\n\nBei Weißhaupt & Söhne leite ich vier Fachleute und verantworte Projekte bis 6,2 Mio. €. Dreizehn der vierzehn blieben im Rahmen der Kosten, weil wir jede Anlage ein Jahr lang nachmessen und die Planung danach richten. Dieses Verfahren brächte ich gern mit.\n\nIch kann zum 1. März 2027 beginnen und freue mich auf ein Gespräch.',
      enclosures: ['Lebenslauf', 'Zeugnisse'],
    },
    interests: [
      entry('e0', { title: 'Rudern im Verein' }),
      entry('e1', { title: 'Reparaturcafé' }),
      entry('e2', { title: 'Chor' }),
    ],
  }
}
