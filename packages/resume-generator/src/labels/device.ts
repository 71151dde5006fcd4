import type { KeyAction } from '../view/keyTable.ts'

/** The frame of the tool: what leads to a part, what leaves it. */
export interface DeviceLabels {
  title: string
  form: string
  preview: string
  view: string
  parts: string
  /** What undo and redo call a step. */
  steps: Readonly<Record<'edit', string>>
  download: string
  downloading: string
  downloaded: (name: string) => string
  downloadFailed: string
  missingLetters: (letters: string) => string
  print: string
  printHint: string
  close: string
  cancel: string
  pages: (count: number) => string
  pageName: (number: number) => string
  setting: string
  resumes: string
  resumeName: string
  unnamed: string
  newResume: string
  copyResume: string
  copyName: (name: string) => string
  deleteResume: string
  deleted: (name: string) => string
  example: string
  exampleHint: string
  showKeys: string
  keysTitle: string
  /** What each key of the key table does. */
  keys: Record<KeyAction, string>
}

export const deviceLabels: DeviceLabels = {
  title: 'Lebenslaufgenerator',
  form: 'Formular',
  preview: 'Vorschau',
  view: 'Ansicht',
  parts: 'Teile',
  steps: { edit: 'Änderung' },
  download: 'PDF herunterladen',
  downloading: 'PDF wird geschrieben …',
  downloaded: (name) => `„${name}“ ist heruntergeladen.`,
  downloadFailed: 'Das PDF ließ sich nicht schreiben. Versuche es noch einmal oder drucke in eine Datei.',
  missingLetters: (letters) =>
    `Diese Zeichen hat die Schrift nicht: ${letters} Im PDF steht dafür ein Fragezeichen. Beim Drucken nimmt der Browser eine andere Schrift.`,
  print: 'Drucken',
  printHint: 'Im Druckdialog: Ränder „Keine“, Kopf- und Fußzeilen aus.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  pageName: (number) => `Seite ${number}`,
  setting: 'Die Seiten werden gesetzt …',
  resumes: 'Lebenslauf',
  resumeName: 'Name dieser Fassung',
  unnamed: 'Ohne Namen',
  newResume: 'Neu',
  copyResume: 'Kopieren',
  copyName: (name) => `${name} (Kopie)`,
  deleteResume: 'Löschen',
  deleted: (name) => `„${name}“ gelöscht. Rückgängig holt ihn zurück.`,
  example: 'Beispiel laden',
  exampleHint: 'Noch ist alles leer. Fang mit deinem Namen an oder sieh dir erst ein Beispiel an.',
  showKeys: 'Tasten zeigen',
  keysTitle: 'Tasten',
  keys: {
    newEntry: 'Neuer Eintrag im offenen Abschnitt',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    download: 'PDF herunterladen',
    print: 'Drucken',
    showKeys: 'Tasten zeigen',
  },
}
