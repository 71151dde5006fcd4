export const visitLabels = {
  loading: 'Die Besuche werden geholt …',
  failed: 'Die Besuche ließen sich nicht holen. Lade die Seite später noch einmal.',
  title: 'Besuche',
  days: (days: number) => `${days} Tage`,
  none: 'In dieser Zeit war niemand da, oder niemand wollte gezählt werden.',
  newest: 'Die neuesten',
  single: 'einzeln',
  columns: ['Zeit', 'Seite', 'Sprache', 'Bildschirm', 'Browser'],
  older: 'Ältere zeigen',
  olderFailed: 'Die älteren Besuche ließen sich nicht holen. Versuch es gleich noch einmal.',
  others: 'alle weiteren Seiten',
}
