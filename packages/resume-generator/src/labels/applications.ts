import type { ApplicationStatus } from '../model/applications/application.ts'
import type { ChangeGroup } from '../model/applications/changeGroups.ts'

export const applicationsLabels = {
  applicationsHint:
    'Eine Bewerbung ist dieser Lebenslauf mit eigenem Anschreiben, Deckblatt und Kurzprofil, eigener Auswahl und Reihenfolge. Alles andere kommt aus der Grundfassung und bleibt überall gleich.',
  shownApplication: 'Die Seiten zeigen',
  baseResume: 'Grundfassung',
  newApplication: 'Neue Bewerbung',
  applicationNumber: (number: number) => `Bewerbung ${number}`,
  applicationName: 'Arbeitgeber und Stelle',
  deleteApplication: (name: string) => `Bewerbung „${name}“ löschen`,
  applicationDeleted: (name: string) => `Bewerbung „${name}“ gelöscht. Rückgängig holt sie zurück.`,
  status: 'Stand',
  statuses: {
    draft: 'in Arbeit',
    sent: 'verschickt',
    interview: 'Gespräch',
    rejected: 'Absage',
    accepted: 'Zusage',
  } satisfies Record<ApplicationStatus, string>,
  markSent: 'Heute verschickt',
  markSentHint: 'Merkt sich Tag und PDF; ohne ein PDF wird es dabei heruntergeladen.',
  sentOn: 'Verschickt am',
  sentTo: 'Verschickt über',
  sentToHint: 'Portal, E-Mail-Adresse oder Post',
  sentFile: 'Verschicktes PDF',
  noSentFile: 'Keines vermerkt',
  sentFileName: (name: string, day: string, hash: string) => `${name}, ${day}, SHA-256 ${hash} …`,
  recognise: 'PDF wiedererkennen',
  recognised: (name: string, application: string, day: string, to: string) =>
    `„${name}“ ging ${day ? `am ${day} ` : ''}an „${application}“${to ? ` (${to})` : ''}.`,
  recognisedDraft: (name: string, application: string, day: string) =>
    `„${name}“ wurde am ${day} für „${application}“ heruntergeladen.`,
  notRecognised: (name: string) => `„${name}“ ist keine Datei, die von hier heruntergeladen wurde.`,
  toApplication: 'Zur Bewerbung',
  readFile: 'Als Lebenslauf lesen',
  changes: 'Weicht von der Grundfassung ab',
  noChanges: 'Noch gleicht diese Bewerbung der Grundfassung.',
  changeGroups: {
    professionData: 'Beruf und Kurzprofil',
    letter: 'Anschreiben',
    cover: 'Deckblatt',
    date: 'Datum',
    sections: 'Abschnitte',
    entries: 'Einträge',
  } satisfies Record<ChangeGroup, string>,
  resetChanges: (group: string) => `${group} zurücksetzen`,
  resetShort: 'zurücksetzen',
  selection: 'Auswahl der Einträge',
  selectionCount: (shown: number, count: number) => `${shown} von ${count}`,
  /** Where an edit goes while an application is shown. */
  scopes: {
    application: (name: string) => `Gilt nur für „${name}“.`,
    selection: (name: string) => `Auswahl und Reihenfolge gelten nur für „${name}“, Texte für alle.`,
    resume: 'Gilt für alle Bewerbungen.',
  },
  advert: 'Stellenanzeige',
  advertHint: 'Füg den Text der Anzeige ein. Er bleibt in deinem Browser.',
  advertMissing: 'Steht in der Anzeige, nicht im Lebenslauf',
  advertFound: 'Steht in beiden',
  advertNone: 'Nichts',
}
