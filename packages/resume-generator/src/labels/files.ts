export const filesLabels = {
  exportTitle: 'Exportieren',
  importTitle: 'Importieren',
  formats: {
    json: 'Eigenes JSON',
    jsonResume: 'JSON Resume',
    docx: 'Word (DOCX)',
    text: 'Text',
    markdown: 'Markdown',
  },
  importHint:
    'Liest eigenes JSON, JSON Resume, Europass (XML) und als ersten Entwurf den Text eines PDF. Du kannst die Datei auch auf das Werkzeug ziehen. Der jetzige Lebenslauf bleibt daneben erhalten.',
  importFile: 'Datei wählen',
  imported: (name: string) => `„${name}“ ist gelesen und steht als neue Fassung bereit.`,
  importProblems: {
    'not-json': 'Diese Datei ist weder JSON noch XML noch PDF. Wähle eine andere.',
    foreign:
      'In dieser Datei steht kein Lebenslauf, den ich lesen kann. Wähle JSON Resume, Europass oder eigenes JSON.',
    empty: 'Diese Datei ist leer. Wähle eine andere.',
    'too-large': 'Diese Datei ist größer als 20\u202fMB. Wähle eine kleinere.',
    pdf: 'Dieses PDF lässt sich nicht lesen. Ist es geschützt, speichere es ohne Kennwort.',
    'no-text': 'In diesem PDF steht kein Text, vermutlich ist es ein eingescanntes Bild.',
  },
  importLoss: (count: number) =>
    count === 1 ? 'Ein Teil war nicht lesbar und fehlt.' : `${count} Teile waren nicht lesbar und fehlen.`,
  importDraft: 'Das ist ein erster Entwurf aus dem Text. Prüfe jedes Feld.',
}
