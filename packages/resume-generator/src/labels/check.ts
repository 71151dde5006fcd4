export const checkLabels = {
  nothingToCheck: 'Nichts fehlt, keine Lücke.',
  hints: {
    'no-name': 'Der Name fehlt.',
    'no-contact': 'E-Mail oder Telefon fehlt: So kann niemand antworten.',
    'no-profession': 'Der Beruf fehlt. Er steht unter dem Namen.',
    'no-stations': 'Es gibt noch keine Station. Fang mit der Berufserfahrung an.',
    'letter-sender': 'Im Anschreiben fehlt deine Anschrift. Trag Straße und Ort ein.',
    'letter-recipient': 'Im Anschreiben fehlt die Anschrift des Empfängers, mit Name und Ort.',
    'letter-lines': 'Die Anschrift hat mehr als sechs Zeilen. Die letzten teilen sich eine.',
    'letter-date': 'Im Anschreiben fehlt das Datum.',
    'letter-subject': 'Im Anschreiben fehlt der Betreff.',
    'letter-text': 'Das Anschreiben hat noch keinen Text.',
    'letter-salutation': (name) => `Die Anrede nennt „${name}“ aus der Anschrift nicht.`,
    'no-period': (name) => `„${name}“ hat keinen Zeitraum.`,
    'no-title': (section) => `Ein Eintrag in „${section}“ hat keinen Titel.`,
    'bad-link': (text) => `„${text}“ ist keine Internetadresse und wird nicht gedruckt.`,
    'bad-email': (text) => `„${text}“ ist keine E-Mail-Adresse.`,
    phone: (text) => `Telefon nach DIN 5008: ${text}`,
    'sent-day': (name) => `Bei der Bewerbung „${name}“ fehlt der Tag, an dem sie verschickt wurde.`,
    letters: (letters, text) => `Ohne Schrift und darum nicht im PDF: ${letters} in „${text}“`,
    gap: (from, to, months) =>
      `Lücke von ${months === 1 ? 'einem Monat' : `${months} Monaten`}: ${from} – ${to}`,
  } satisfies {
    'no-name': string
    'no-contact': string
    'no-profession': string
    'no-stations': string
    'letter-sender': string
    'letter-recipient': string
    'letter-lines': string
    'letter-date': string
    'letter-subject': string
    'letter-text': string
    'letter-salutation': (name: string) => string
    'no-period': (name: string) => string
    'no-title': (section: string) => string
    'bad-link': (text: string) => string
    'bad-email': (text: string) => string
    phone: (text: string) => string
    'sent-day': (name: string) => string
    letters: (letters: string, text: string) => string
    gap: (from: string, to: string, months: number) => string
  },
  machineHint:
    'Das PDF wird geschrieben und wieder ausgelesen, wie es Programme tun, die Bewerbungen einlesen.',
  machineRead: 'PDF auslesen',
  machineReading: 'Das PDF wird ausgelesen …',
  machineFailed: 'Das PDF ließ sich nicht auslesen. Versuch es noch einmal.',
  machineAll: (count: number) => `Alle ${count} Angaben stehen wörtlich im ausgelesenen Text.`,
  machineLost: (lost: number, count: number) => `${lost} von ${count} Angaben fehlen im ausgelesenen Text:`,
  machineEmpty: 'Noch ist der Lebenslauf leer.',
  machineStale: 'Der Lebenslauf ist seitdem ein anderer. Lies das PDF noch einmal aus.',
  machineInOrder: 'Alles steht in der Reihenfolge der Seite.',
  machineDisplaced: (count: number) =>
    count === 1
      ? 'Eine Angabe steht im ausgelesenen Text an anderer Stelle:'
      : `${count} Angaben stehen im ausgelesenen Text an anderer Stelle:`,
  reader: 'Leser',
  readers: { content: 'Datei', layout: 'Zeilen', tags: 'Vorleser' },
  readerHints: {
    content: 'Folgt der Datei, wie pdf.js und pdftotext -raw.',
    layout: 'Liest Zeile für Zeile, wie pdftotext -layout.',
    tags: 'Folgt den Marken für Überschriften und Listen, wie ein Screenreader.',
  },
  xrayList: (count: number) => `Die ${count} Textkästen als Liste`,
  xrayPages: 'Seiten mit nummerierten Textkästen',
  xrayHead: 'Ohne Abschnitt',
  xrayDisplaced: 'steht an anderer Stelle',
  machineSections: 'Erkannte Abschnitte',
  machineStations: (found: number, count: number) =>
    `${found} von ${count === 1 ? 'einem Eintrag' : `${count} Einträgen`} mit Titel und Zeitraum`,
  machineText: 'Ausgelesener Text',
}
