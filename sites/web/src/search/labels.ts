export const searchLabels = {
  dialog: 'Suche',
  field: 'Seiten, Werkzeuge, Begriffe und Einstellungen durchsuchen',
  placeholder: 'Wonach suchst du?',
  close: 'Schließen',
  results: 'Treffer',
  count: (found: number) => (found === 1 ? '1 Treffer' : `${found} Treffer`),
  loading: 'Das Verzeichnis wird geladen …',
  failed: 'Das Verzeichnis ließ sich nicht laden. Versuch es noch einmal, sobald du ein Netz hast.',
  nothing: 'Dazu steht hier nichts. Ein kürzeres Wort findet vielleicht mehr.',
  keys: [
    ['↑ ↓', 'wählen'],
    ['↵', 'öffnen'],
    ['Esc', 'schließen'],
  ],
} as const

/** The commands of the search, with the words that find them. */
export const commandLabels = {
  theme: (name: string, id: string) => ({
    title: `Farbschema: ${name}`,
    text: 'Gilt sofort auf allen Seiten.',
    // The English word for light or dark is what the name of the theme begins with.
    words: `theme mode ${id} modus farben helligkeit`,
  }),
  export: {
    title: 'Daten exportieren',
    text: 'Lädt eine Datei mit allen deinen Daten herunter.',
    words: 'export backup sichern sicherung kopie download json',
  },
  pin: {
    title: 'Radio anheften',
    text: 'Das kleine Radio bleibt auf jeder Seite.',
    words: 'pin widget musik',
  },
  unpin: {
    title: 'Radio ablösen',
    text: 'Das kleine Radio verschwindet von den Seiten.',
    words: 'pin unpin widget musik anheften',
  },
}
