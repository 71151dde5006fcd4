import type { KeyAction } from '../view/keyTable.ts'

export const deviceLabels = {
  title: 'Lebenslaufgenerator',
  form: 'Formular',
  preview: 'Vorschau',
  view: 'Ansicht',
  parts: 'Teile',
  steps: { edit: 'Änderung' },
  download: 'PDF herunterladen',
  downloading: 'PDF wird geschrieben …',
  downloaded: (name: string) => `„${name}“ ist heruntergeladen.`,
  downloadFailed: 'Das PDF ließ sich nicht schreiben. Versuche es noch einmal oder drucke in eine Datei.',
  missingLetters: (letters: string) =>
    `Diese Zeichen hat die Schrift nicht: ${letters} Im PDF steht dafür ein Fragezeichen. Beim Drucken nimmt der Browser eine andere Schrift.`,
  printHint: 'Im Druckdialog: Ränder „Keine“, Kopf- und Fußzeilen aus.',
  pages: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  pageName: (number: number) => `Seite ${number}`,
  setting: 'Die Seiten werden gesetzt …',
  resumes: 'Lebenslauf',
  resumeName: 'Name dieser Fassung',
  unnamed: 'Ohne Namen',
  newResume: 'Neu',
  copyResume: 'Kopieren',
  copyName: (name: string) => `${name} (Kopie)`,
  deleteResume: 'Löschen',
  deleted: (name: string) => `„${name}“ gelöscht. Rückgängig holt ihn zurück.`,
  example: 'Beispiel laden',
  exampleHint: 'Noch ist alles leer. Fang mit deinem Namen an oder sieh dir erst ein Beispiel an.',
  /** What each key of the key table does. */
  keys: {
    newEntry: 'Neuer Eintrag im offenen Abschnitt',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    download: 'PDF herunterladen',
    print: 'Drucken',
    showKeys: 'Tasten zeigen',
  } satisfies Record<KeyAction, string>,
}
