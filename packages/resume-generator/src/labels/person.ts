import type { SectionId } from '../model/sections.ts'

/** The parts of the form, and the fields of the person. */
export interface PersonLabels {
  person: string
  goal: string
  closing: string
  structure: string
  design: string
  check: string
  sections: Record<SectionId, string>
  count: (count: number) => string
  name: string
  street: string
  city: string
  birthDate: string
  birthDateHint: string
  birthCity: string
  citizenship: string
  maritalStatus: string
  personality: string
  telephone: string
  telephoneHint: string
  email: string
  website: string
  urls: string
  urlsHint: string
  optional: string
  profession: string
  reason: string
  reasonHint: string
}

export const personLabels: PersonLabels = {
  person: 'Person',
  goal: 'Beruf und Ziel',
  closing: 'Ort und Unterschrift',
  structure: 'Aufbau',
  design: 'Gestaltung',
  check: 'Prüfen',
  sections: {
    employments: 'Berufserfahrung',
    otherEmployments: 'Weitere Tätigkeiten',
    projects: 'Projekte',
    education: 'Ausbildung und Studium',
    trainings: 'Weiterbildung',
    certificates: 'Zertifikate',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    personality: 'Persönlichkeit',
    interests: 'Interessen',
  },
  count: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  name: 'Name',
  street: 'Straße und Hausnummer',
  city: 'Postleitzahl und Ort',
  birthDate: 'Geburtsdatum',
  birthDateHint: 'TT.MM.JJJJ',
  birthCity: 'Geburtsort',
  citizenship: 'Staatsangehörigkeit',
  maritalStatus: 'Familienstand',
  personality: 'Persönlichkeit',
  telephone: 'Telefon',
  telephoneHint: 'Nach DIN 5008: 030 1234567-89 oder +49 30 1234567',
  email: 'E-Mail',
  website: 'Internetseite',
  urls: 'Weitere Adressen',
  urlsHint: 'Eine je Zeile',
  optional: 'Nichts davon ist Pflicht. Was leer bleibt, erscheint nicht.',
  profession: 'Beruf oder angestrebte Tätigkeit',
  reason: 'Kurzprofil',
  reasonHint: 'Zwei, drei Sätze: was du kannst und was du suchst.',
}
