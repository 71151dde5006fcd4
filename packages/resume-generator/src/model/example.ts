import { exampleOf } from './exampleParts.ts'

/** A resume to try the tool with; no person. */
export const exampleResume = () =>
  exampleOf({
    name: 'Beispiel',
    language: 'de',
    professionData: {
      title: 'Ingenieurin für Gebäudetechnik',
      professionReasonText:
        'Zwölf Jahre Planung und Bauleitung, davon vier mit eigenem Team. Sucht eine Aufgabe, bei der Wärmepumpen auch in Betrieb genommen werden.',
    },
    employments: [
      {
        title: 'Projektleiterin Technische Gebäudeausrüstung',
        bullets: [
          'Leitung von 14 Projekten zwischen 0,4 und 6,2 Mio. €, davon 13 im Kostenrahmen',
          'Aufbau eines vierköpfigen Teams; Einarbeitung nach festem Plan',
          'Umstellung von 212 Wohnungen auf Wärmepumpen bei laufendem Betrieb',
        ],
      },
      {
        title: 'Planungsingenieurin Heizung und Lüftung',
        bullets: [
          'Entwurf, Ausschreibung und Objektüberwachung nach HOAI, Leistungsphasen 3 bis 8',
          'Einführung der Berechnung nach DIN EN 12831 im Büro',
        ],
      },
      {
        title: 'Technische Zeichnerin',
        bullets: ['Bestandsaufnahme und Pläne für 38 Heizzentralen'],
      },
    ],
    education: [
      {
        title: 'Bachelor of Engineering, Energietechnik',
        bullets: ['Abschlussnote 1,6; Arbeit über Pufferspeicher in Altbauten'],
      },
      {
        title: 'Ausbildung zur Anlagenmechanikerin',
      },
    ],
    trainings: [{ title: 'Sachkunde Kältemittel, Kategorie I' }],
    languages: [
      { title: 'Deutsch', level: 'Muttersprache' },
      { title: 'Englisch', level: 'verhandlungssicher, C1' },
      { title: 'Türkisch', level: 'Grundkenntnisse, A2' },
    ],
    letter: {
      subject: 'Bewerbung als Projektleiterin für Quartierswärme',
      salutation: 'Sehr geehrte Frau Dr. Groß,',
      text: 'in Ihrer Anzeige suchen Sie jemanden, der Wärmepumpen in bewohnte Häuser bringt, ohne dass die Bewohner frieren. Das habe ich in den letzten fünf Jahren in 212 Wohnungen getan.\n\nBei Weißhaupt & Söhne leite ich vier Fachleute und verantworte Projekte bis 6,2 Mio. €. Dreizehn der vierzehn blieben im Rahmen der Kosten, weil wir jede Anlage ein Jahr lang nachmessen und die Planung danach richten. Dieses Verfahren brächte ich gern mit.\n\nIch kann zum 1. März 2027 beginnen und freue mich auf ein Gespräch.',
      enclosures: ['Lebenslauf', 'Zeugnisse'],
    },
    interests: [{ title: 'Rudern im Verein' }, { title: 'Reparaturcafé' }, { title: 'Chor' }],
  })
