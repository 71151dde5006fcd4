import type { TemplateId } from '../model/resume.ts'

/** Template and what else makes the look. */
export interface DesignLabels {
  template: string
  templates: Record<TemplateId, string>
  accent: string
  accents: Record<string, string>
  size: string
  density: string
  densities: Record<'tight' | 'normal' | 'airy', string>
  language: string
  languages: Record<'de' | 'en', string>
  showPhoto: string
  anonymous: string
  anonymousHint: string
  fileName: string
  fileNameHint: string
  gapMonths: string
  months: (count: number) => string
}

export const designLabels: DesignLabels = {
  template: 'Vorlage',
  templates: { classic: 'Klassisch', edge: 'Kante', plain: 'Schlicht', axis: 'Achse' },
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
  },
  size: 'Schriftgröße',
  density: 'Zeilenabstand',
  densities: { tight: 'eng', normal: 'normal', airy: 'weit' },
  language: 'Sprache der Überschriften',
  languages: { de: 'Deutsch', en: 'Englisch' },
  showPhoto: 'Foto zeigen',
  anonymous: 'Anonym',
  anonymousHint: 'Lässt Foto, Geburtsdatum, Geburtsort und Familienstand weg.',
  fileName: 'Dateiname',
  fileNameHint: '{name}, {title}, {date} und {resume} werden ersetzt.',
  gapMonths: 'Lücken melden über',
  months: (count) => (count === 1 ? '1 Monat' : `${count} Monate`),
}
