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
  size: 'Schriftgröße',
  density: 'Zeilenabstand',
  densities: { tight: 'eng', normal: 'normal', airy: 'weit' },
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
