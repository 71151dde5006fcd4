/** The engraved words and keys of the pages; what is told stands in the texts under content/. */
export const pageLabels = {
  sourceCode: 'Quelltext',
  sourceOf: (name: string) => `Quelltext von „${name}“`,
  help: 'Hilfe',
  account: 'Konto',
  settings: 'Meta',
  texts: (count: number) => `${count} Texte`,
  entries: (count: number) => `${count} Einträge`,
  minutes: (count: number) => `${count} min`,
  neighbours: 'Weitere Beiträge',
  previous: 'Davor',
  next: 'Danach',
  published: 'Erschienen',
  asOf: 'Stand',
  reload: 'Neu laden',
}
