export const searchLabels = {
  dialog: 'Suche',
  field: 'Seiten, Werkzeuge, Begriffe und Einstellungen durchsuchen',
  placeholder: 'Wonach suchst du?',
  close: 'Schließen',
  results: 'Treffer',
  count: (found: number) => (found === 1 ? '1 Treffer' : `${found} Treffer`),
  loading: 'Das Verzeichnis wird geladen …',
  failed: 'Das Verzeichnis ließ sich nicht laden. Versuche es noch einmal, sobald du ein Netz hast.',
  nothing: 'Dazu steht hier nichts. Ein kürzeres Wort findet vielleicht mehr.',
}
