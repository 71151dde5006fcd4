export const filesLabels = {
  formats: {
    json: 'Eigenes JSON',
    workingCopy: 'PDF als Arbeitskopie',
    jsonResume: 'JSON Resume',
    docx: 'Word (DOCX)',
    text: 'Text',
    markdown: 'Markdown',
  },
  workingCopy: 'Arbeitskopie',
  exportHelp:
    'Die Arbeitskopie trägt auch, was die Seiten nicht zeigen. Verschick das PDF, das du herunterlädst.',
  importHelp:
    'Liest PDF aus diesem Werkzeug, JSON, JSON Resume und Europass ganz, andere PDF (auch das Profil von LinkedIn), Word, Text und Markdown als ersten Entwurf. Du kannst die Datei auch auf das Werkzeug ziehen. Der jetzige Lebenslauf bleibt daneben erhalten.',
  importProblems: {
    foreign:
      'In dieser Datei steht kein Lebenslauf, den ich lesen kann. Wähl PDF, DOCX, Text, JSON oder Europass.',
    pdf: 'Dieses PDF lässt sich nicht lesen. Ist es geschützt, speichere es ohne Kennwort.',
    docx: 'Diese Word-Datei lässt sich nicht lesen. Speichere sie noch einmal als DOCX.',
    'no-text': 'In diesem PDF steht kein Text, vermutlich ist es ein eingescanntes Bild.',
  },
  readHead: 'Gelesen',
  unreadHead: 'Nicht gelesen',
  movedParts: {
    licence: 'Führerschein',
    references: 'Referenzen',
    publications: 'Veröffentlichungen',
    awards: 'Auszeichnungen',
    volunteering: 'Ehrenamt',
    other: 'Weiteres',
  },
  movedTo: (section: string) => `steht unter „${section}“`,
  unreadLine: 'Stelle',
  unreadMore: (count: number) => `${count} weitere Stellen`,
  importDraft: 'Das ist ein erster Entwurf aus dem Text. Prüf jedes Feld.',
}
