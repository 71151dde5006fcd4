import type { SectionId } from '../model/sections.ts'

/** Lists of entries, and the fields of one. */
export interface EntryLabels {
  addEntry: (section: string) => string
  entryTitle: Record<SectionId, string>
  organisation: Record<'employments' | 'education' | 'certificates', string>
  place: string
  period: string
  periodHint: string
  periodError: string
  dateError: string
  text: string
  bullets: string
  bulletsHint: string
  link: string
  linkError: string
  level: string
  grade: string
  untitled: string
  noEntries: string
  deleteEntry: (name: string) => string
  entryDeleted: (name: string) => string
  move: (name: string) => string
  moveHint: string
  moved: (name: string, place: number, count: number) => string
  newestFirst: string
  sortedByHand: string
  sectionTitle: (section: string) => string
  hide: (section: string) => string
  structureHint: string
}

export const entryLabels: EntryLabels = {
  addEntry: (section) => `Eintrag in „${section}“`,
  entryTitle: {
    employments: 'Tätigkeit',
    otherEmployments: 'Tätigkeit',
    projects: 'Projekt',
    education: 'Abschluss oder Fach',
    trainings: 'Weiterbildung',
    certificates: 'Zertifikat',
    skills: 'Kenntnis',
    languages: 'Sprache',
    personality: 'Persönlichkeit',
    interests: 'Interesse',
  },
  organisation: {
    employments: 'Arbeitgeber',
    education: 'Schule oder Hochschule',
    certificates: 'Aussteller',
  },
  place: 'Ort',
  period: 'Zeitraum',
  periodHint: '03/2021 – 02/2024, seit 03/2021 oder 11/2023',
  periodError: 'Diesen Zeitraum kann ich nicht lesen. Schreibe ihn wie 03/2021 – 02/2024 oder seit 03/2021.',
  dateError: 'Dieses Datum gibt es nicht. Schreibe es wie 12.08.1988.',
  text: 'Beschreibung',
  bullets: 'Aufzählung',
  bulletsHint: 'Ein Punkt je Zeile',
  link: 'Link',
  linkError: 'Das ist keine Adresse, die mit https:// beginnen kann. Sie wird nicht gedruckt.',
  level: 'Stufe',
  grade: 'Note oder Abschluss',
  untitled: 'Ohne Titel',
  noEntries: 'Noch kein Eintrag.',
  deleteEntry: (name) => `„${name}“ löschen`,
  entryDeleted: (name) => `„${name}“ gelöscht. Rückgängig holt es an seinen Platz zurück.`,
  move: (name) => `„${name}“ verschieben`,
  moveHint: 'Mit den Pfeiltasten oder durch Ziehen.',
  moved: (name, place, count) => `„${name}“ steht jetzt an Stelle ${place} von ${count}.`,
  newestFirst: 'Neueste zuerst',
  sortedByHand: 'Von Hand geordnet.',
  sectionTitle: (section) => `Überschrift von „${section}“`,
  hide: (section) => `„${section}“ zeigen`,
  structureHint: 'Ordne die Abschnitte, gib ihnen andere Überschriften oder blende sie aus.',
}
