import { names } from './names.ts'

export const designLabels = {
  template: 'Vorlage',
  templates: names.templates,
  accent: 'Farbe',
  accents: {
    '#1b1c1e': 'Schwarz',
    '#8f2d07': 'Rost',
    '#7a5a00': 'Ocker',
    '#1a572e': 'Tanne',
    '#0f5c63': 'Petrol',
    '#1f4e8c': 'Blau',
    '#5b3a86': 'Violett',
    '#8a1f4a': 'Beere',
  } as Record<string, string>,
  accent2: 'Farbe der Linien und Beschriftungen',
  accent2None: 'wie in der Vorlage',
  family: 'Schrift',
  families: { sans: 'ohne Serifen', serif: 'mit Serifen' },
  size: 'Schriftgröße',
  density: 'Zeilenabstand',
  densities: { tight: 'eng', normal: 'normal', airy: 'weit' },
  margins: 'Ränder',
  marginSizes: { narrow: 'schmal', normal: 'normal', wide: 'breit' },
  fitPages: (pages: number) => (pages === 1 ? 'Auf eine Seite' : 'Auf zwei Seiten'),
  fitDone: (size: string, density: string, margins: string, pages: number) =>
    `${pages === 1 ? 'Eine Seite' : 'Zwei Seiten'}: ${size}\u202fpt, Zeilenabstand ${density}, Ränder ${margins}.`,
  fitOver: (lines: number, pages: number) =>
    `Auch mit 9\u202fpt, engen Zeilen und schmalen Rändern ${lines === 1 ? 'ist es eine Zeile' : `sind es ${lines} Zeilen`} mehr als ${pages === 1 ? 'eine Seite' : 'zwei Seiten'}. Das spart Platz:`,
  fitShorten: (words: string) => `Um „${words}“ kürzen: eine Zeile`,
  fitHide: (name: string, lines: number) =>
    `„${name}“ ausblenden: ${lines === 1 ? 'eine Zeile' : `${lines} Zeilen`}`,
  justified: 'Blocksatz',
  justifiedHint:
    'Ohne Silbentrennung: Programme läsen getrennte Wörter halb. Zu weite Zeilen bleiben kürzer.',
  dateColumn: 'Spalte der Zeiträume',
  dateColumns: { left: 'links', right: 'rechts' },
  dateColumnHint: 'Rechts liest pdftotext die Zeiträume eines Abschnitts erst hinter dessen Einträgen.',
  language: 'Sprache der Überschriften',
  languages: { de: 'Deutsch', en: 'Englisch' },
  showPhoto: 'Foto zeigen',
  anonymous: 'Anonym',
  anonymousHint: 'Lässt Foto, Geburtsdatum, Geburtsort und Familienstand weg.',
  fileName: 'Dateiname',
  fileNameHint: '{document}, {name}, {title}, {date} und {resume} werden ersetzt.',
  attachment: 'PDF trägt seine Angaben',
  attachmentHint:
    'Als Datei im PDF, nur was die Seiten zeigen. So lässt es sich hier wieder öffnen und weiterschreiben.',
  gapMonths: 'Lücken melden über',
  months: (count: number) => (count === 1 ? '1 Monat' : `${count} Monate`),
}
