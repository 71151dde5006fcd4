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
    'Liest PDF aus diesem Werkzeug, eigenes JSON, JSON Resume, Europass (XML) und als ersten Entwurf den Text anderer PDF. Du kannst die Datei auch auf das Werkzeug ziehen. Der jetzige Lebenslauf bleibt daneben erhalten.',
  importProblems: {
    'not-json': 'Diese Datei ist weder JSON noch XML noch PDF. Wähl eine andere.',
    foreign:
      'In dieser Datei steht kein Lebenslauf, den ich lesen kann. Wähl JSON Resume, Europass oder eigenes JSON.',
    pdf: 'Dieses PDF lässt sich nicht lesen. Ist es geschützt, speichere es ohne Kennwort.',
    'no-text': 'In diesem PDF steht kein Text, vermutlich ist es ein eingescanntes Bild.',
  },
  lostPart: (part: string) => `„${part}“ ist nicht lesbar.`,
  readParts: (parts: readonly string[]) => `Gelesen: ${parts.join(', ') || 'nichts'}.`,
  unreadPart: (text: string) => `Nicht gelesen: ${text}`,
  unreadMore: (count: number) => `Nicht gelesen: ${count} weitere Stellen`,
  importDraft: 'Das ist ein erster Entwurf aus dem Text. Prüf jedes Feld.',
}
