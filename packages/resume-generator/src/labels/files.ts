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
    'Die Arbeitskopie ist ein PDF für dich: Sie trägt auch, was die Seiten nicht zeigen, etwa ausgeblendete Abschnitte. Verschick das PDF, das du herunterlädst; es trägt nur, was es zeigt.',
  importHelp:
    'Liest PDF aus diesem Werkzeug, eigenes JSON, JSON Resume und Europass (XML oder PDF), als ersten Entwurf auch andere PDF, darunter das Profil von LinkedIn, Word (DOCX), Text und Markdown. Du kannst die Datei auch auf das Werkzeug ziehen. Der jetzige Lebenslauf bleibt daneben erhalten.',
  importProblems: {
    'not-json':
      'In dieser Datei steht kein Lebenslauf, den ich lesen kann. Wähl PDF, Word (DOCX), Text, JSON oder XML.',
    foreign:
      'In dieser Datei steht kein Lebenslauf, den ich lesen kann. Wähl JSON Resume, Europass oder eigenes JSON.',
    pdf: 'Dieses PDF lässt sich nicht lesen. Ist es geschützt, speichere es ohne Kennwort.',
    docx: 'Diese Word-Datei lässt sich nicht lesen. Öffne sie in Word und speichere sie noch einmal als DOCX.',
    'no-text': 'In diesem PDF steht kein Text, vermutlich ist es ein eingescanntes Bild.',
  },
  readTable: 'Was in der Datei steht',
  readHead: 'Gelesen',
  unreadHead: 'Nicht gelesen',
  readEntries: (count: number, names: string) =>
    count === 1 ? `1 Eintrag: ${names}` : `${count} Einträge: ${names}`,
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
