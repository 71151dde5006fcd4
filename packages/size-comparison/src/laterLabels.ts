import { definitionIn, type Definition } from './model/definition.ts'
import { germanComparison } from './model/germanComparison.ts'

/** The German texts of the parts that load on request: the table, the comparison, the tour, the form of an own thing. */
export const laterLabels = {
  size: 'Größe',
  name: 'Name',
  remove: (name: string) => `„${name}“ löschen`,
  edit: (name: string) => `„${name}“ bearbeiten`,
  pick: (name: string) => `${name} auswählen`,
  /** What two things have to do with each other, in sentences. */
  comparison: germanComparison,
  pickAnother: 'Wähl ein zweites Ding aus, dann steht hier der Vergleich.',
  pickHint: 'Wähl zwei Dinge im Fenster oder in der Tabelle aus, dann steht hier der Vergleich.',
  definition: (definition: Definition) => definitionIn(definition, 'de'),
  /** Where the size was read, in a work that was opened for it. */
  readIn: (work: string, place: string) => `gelesen: ${work}, ${place}`,
  nested: (smaller: string, larger: string) => `Maßstäblich ineinander: ${smaller} vor ${larger}`,
  inScale: (sentence: string) => `In deinem Maßstab: ${sentence}`,
  asScale: (name: string) => `„${name}“ als Maßstab`,
  picture: 'Ansicht als Bild',
  pictureFile: 'groessenvergleich',
  dataSet: 'Datensatz (JSON)',
  dataSetSaved: 'Der Datensatz ist gespeichert.',
  tourPause: 'Pause',
  tourResume: 'Fortsetzen',
  tourEnd: 'Beenden',
  tourStop: (number: number, count: number) => `Halt ${number} von ${count}`,
  previousStop: 'Voriger Halt',
  nextStop: 'Nächster Halt',

  ownTitle: 'Eigenes Ding',
  editTitle: 'Eigenes Ding ändern',
  fieldName: 'Name',
  fieldSize: 'Größe',
  sizeHint: 'Mit Einheit, zum Beispiel 1,5 km, 3 Lichtjahre oder 2,5 Mio. km.',
  fieldShape: 'Umriss',
  shapes: { circle: 'rund', tall: 'hoch', long: 'lang' },
  nameMissing: 'Gib dem Ding einen Namen.',
  sizeProblem: {
    empty: 'Gib eine Größe mit Einheit ein, zum Beispiel 1,5 km.',
    number: 'Das ist keine Zahl mit Einheit. Schreib zum Beispiel 1,5 km oder 2e-9 m.',
    noUnit: 'Die Einheit fehlt. Häng zum Beispiel mm, m, km, AE oder Lj an.',
    unit: 'Diese Einheit ist nicht bekannt. Nimm fm, pm, nm, µm, mm, cm, m, km, AE, Lj oder pc.',
    notPositive: 'Eine Größe ist mehr als null. Gib eine positive Zahl ein.',
    tooSmall: 'Kleiner als 10⁻³⁵ m geht es nicht. Gib eine größere Länge ein.',
    tooLarge: 'Größer als 10²⁷ m geht es nicht. Gib eine kleinere Länge ein.',
  },
  readAs: (length: string) => `Gelesen als ${length}.`,
  add: 'Hinzufügen',
  save: 'Übernehmen',
}
